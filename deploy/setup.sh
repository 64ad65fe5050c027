#!/bin/sh
# Puts the website online on a fresh Debian with Docker: copy this file there, and run it as root: sh setup.sh
# It asks for what it needs. A second run changes no account, key, clone, settings or cron job that is there.
set -eu
account=website folder=/opt/website

say() { printf '\n%s\n' "$*"; }
fail() {
	say "$*" >&2
	exit 1
}
ask() {
	printf '%s ' "$1" >&2
	read -r answer || exit 1
	echo "$answer"
}
# Every character by its number, so that none has a meaning in a URL.
encode() { printf %s "$1" | od -An -v -tx1 | tr -d '\n' | tr ' ' %; }
as_account() { runuser -u "$account" -- "$@"; }

[ "$(id -u)" = 0 ] || fail 'Run this as root.'
if ! { docker compose version && docker info; } > /dev/null 2>&1; then
	fail 'Docker with Compose does not answer. Install it first: https://docs.docker.com/engine/install/debian/'
fi
for program in git cron curl ssh-keygen; do
	command -v $program > /dev/null || { apt-get update -q && apt-get install -y -q git cron curl openssh-client; }
done

say '1. The name of the website'
domain=$(ask 'Such as www.example.org, or localhost to try it on this machine:')
points=$(getent ahosts "$domain" | awk '{ print $1 }' | sort -u | tr '\n' ' ')
here="127.0.0.1 ::1 $(hostname -I)"
echo "$domain points to: ${points:-nothing}. This machine is: $here"
right=''
for address in $points; do
	case " $here " in *" $address "*) right=yes ;; esac
done
[ -n "$right" ] || right=$(ask 'They differ, and without the right one there is no certificate. Go on anyway? (yes or no)')
[ "$right" = yes ] || exit 1

say '2. The repository'
if ! id $account > /dev/null 2>&1; then
	useradd --create-home --shell /bin/sh $account
	echo "The account $account is new. It runs the updates."
fi
usermod -aG docker $account
echo "It may use Docker, which makes it as strong as root: give nobody its key or password."
key=/home/$account/.ssh/id_ed25519
if [ ! -e "$key" ]; then
	as_account mkdir -p -m 700 "$(dirname "$key")"
	as_account ssh-keygen -q -t ed25519 -N '' -C "$account@$domain" -f "$key"
fi
if [ ! -e $folder/.git ]; then
	repository=$(ask 'Its address for SSH, such as git@github.com:your-name/your-repository.git:')
	echo 'Paste this line at the git host: on GitHub under Settings, Deploy keys, Add deploy key, without "Allow write access".'
	cat "$key.pub"
	install -d -o $account -g $account $folder
	until
		ask 'Press Enter when it is there.' > /dev/null
		as_account git clone -q -c core.sshCommand="ssh -i $key -o BatchMode=yes -o StrictHostKeyChecking=accept-new" "$repository" $folder
	do :; done
fi
cd $folder

say '3. Settings'
if [ -e .env ]; then
	echo "$folder/.env is there, and stays."
else
	url=$(sed -n 's|^url: *"*https*://\([^/"]*\).*|\1|p' content/site.yaml)
	names=''
	if [ "$domain" = localhost ]; then
		names=http://localhost
	elif [ "$domain" != "$url" ]; then
		names=$domain
		echo "The links in emails lead to $url. Change that in /edit, under Web address."
	fi
	server=$(ask 'Mail server, such as smtp.example.org (empty: staff get no emails):')
	install -m 600 -o $account -g $account /dev/null .env.next
	{
		echo "# .env.example explains each setting."
		[ -z "$names" ] || echo "HOST_NAMES=$names"
		if [ -n "$server" ]; then
			port=$(ask 'Port, 465 or 587:')
			scheme=smtp
			[ "$port" != 465 ] || scheme=smtps
			user=$(ask 'User name (empty: none):')
			password=''
			if [ -n "$user" ]; then
				stty -echo
				password=$(ask 'Password (is not shown):')
				stty echo
				echo >&2
			fi
			echo "SMTP_URL=$scheme://${user:+$(encode "$user"):$(encode "$password")@}$server:$port"
			echo "MAIL_FROM=$(ask 'From, such as Center <website@example.org>:')"
			echo "NOTIFY_TO=$(ask 'Requests go to, with commas between:')"
		fi
	} > .env.next
	# All of it, or none.
	mv .env.next .env
fi

say '4. The start, which builds the site first and takes minutes (.update/log shows how far it is)'
as_account deploy/update.sh
cron=/etc/cron.d/$account
if [ ! -e $cron ]; then
	echo "* * * * * $account $folder/deploy/update.sh --cron >> $folder/.update/cron.log 2>&1" > $cron
	echo "What an editor saves is online in minutes from now on ($cron, with .update/cron.log)."
fi

say '5. A request for a tour, from the form to the email'
setting() { sed -n "s/^$1=//p" .env; }
address=https://$domain:$(setting HTTPS_PORT | grep . || echo 443)
[ "$domain" != localhost ] || address=http://localhost:$(setting HTTP_PORT | grep . || echo 80)
answer=$(curl -sS --retry 20 --retry-delay 3 --retry-all-errors --resolve "$domain:443:127.0.0.1" "$address/" \
	-d form-name=contact -d 'name=Test of the website' -d address=none -d email=test@example.org -d phone=559-555-0100) ||
	fail "The form at $address does not answer. Is the certificate there? docker compose logs web"
reference=$(echo "$answer" | sed -n 's/.*"reference":"\([^"]*\)".*/\1/p')
[ -n "$reference" ] || fail "The form at $address answered: $answer"
echo "Stored as $reference."
if [ -n "$(setting SMTP_URL)" ]; then
	deploy/tour-requests.sh doctor || true
	sent() { docker compose logs server | sed -n "/$reference/,\$p" | grep 'an email was delivered' | grep -q notice; }
	ends=$(($(date +%s) + 60))
	until sent || [ "$(date +%s)" -ge $ends ]; do sleep 2; done
	if sent; then echo "Its email went to $(setting NOTIFY_TO)."; else echo 'Its email did not go within a minute: docker compose logs server'; fi
else
	echo 'Staff get no emails: .env has no mail server.'
fi
deploy/tour-requests.sh erase "$reference" --yes
say "$address is online. Later: $folder/deploy/status.sh"
