#!/bin/sh
# Puts the website online on a fresh Debian with Docker: copy this file there, and run it as root: sh setup.sh
# It asks for what it needs. A second run shows each answer in brackets: Enter keeps it.
set -eu
account=website folder=/opt/website

say() { printf '\n%s\n' "$*"; }
fail() {
	say "$*" >&2
	exit 1
}
ask() {
	printf '%s%s ' "$1" "${2:+ [$2]}" >&2
	read -r answer || exit 1
	printf '%s\n' "${answer:-${2:-}}"
}
# Every character by its number, so that none has a meaning in a URL.
encode() { printf %s "$1" | od -An -v -tx1 | tr -d '\n' | tr ' ' %; }
as_account() { runuser -u "$account" -- "$@"; }
site_url() { sed -n 's|^url: *"*https*://\([^/"]*\).*|\1|p' $folder/content/site.yaml; }
setting() { sed -n "s/^$1=//p" $folder/.env 2> /dev/null || true; }
# What the server's own settings say about an answer.
fault_of() {
	docker run --rm --network none -v $folder/server:/project/server:ro -v $folder/shared:/project/shared:ro -e "$1=$2" \
		website-packages:current node server/cli.ts settings 2>&1 | sed -n "s/^ *$1: //p" | grep expected
}
# Docker reads .env too, where these characters have a meaning.
ask_setting() {
	while :; do
		answer=$(ask "$2" "$(setting "$1")")
		case $answer in
		'') fault='Please answer.' ;;
		*[\"\'\#\$\\]*) fault='Please leave out " '"' # \$ and \\." ;;
		*) fault=$(fault_of "$1" "$answer") || break ;;
		esac
		echo "$fault" >&2
	done
	echo "$1=$answer"
}
# Ctrl+C at the password must leave neither a silent terminal nor half of the settings.
trap 'stty echo 2> /dev/null; rm -f $folder/.env.next' EXIT
trap 'exit 130' INT TERM

[ "$(id -u)" = 0 ] || fail 'Run this as root.'
if ! { docker compose version && docker info; } > /dev/null 2>&1; then
	fail 'Docker with Compose does not answer. Install it first: https://docs.docker.com/engine/install/debian/'
fi
missing=$(for pair in git:git cron:cron curl:curl ssh-keygen:openssh-client; do command -v "${pair%:*}" > /dev/null || echo "${pair#*:}"; done)
# Without what Debian recommends, such as a mail server.
[ -z "$missing" ] || { apt-get update -q && apt-get install -y -q --no-install-recommends $missing; }

say '1. The name of the website'
known=$(setting HOST_NAMES | sed 's|.*//||')
[ -n "$known" ] || [ ! -e $folder/.env ] || known=$(site_url)
domain=$(ask 'Such as www.example.org, or localhost to try it on this machine:' "$known")
points=$(getent ahosts "$domain" | awk '{ print $1 }' | sort -u | tr '\n' ' ')
here="127.0.0.1 ::1 $(hostname -I)"
echo "$domain points to: ${points:-nothing}. This machine is: $here"
right=''
for address in $points; do
	case " $here " in *" $address "*) right=yes ;; esac
done
[ -n "$right" ] || right=$(ask 'They differ, and without the right one there is no certificate. Go on anyway? (yes or no)')
case $right in [Yy]*) ;; *) fail 'Point the name to this machine, and run this again.' ;; esac

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
echo 'Paste this line at the git host: on GitHub under Settings, Deploy keys, Add deploy key, without "Allow write access".'
cat "$key.pub"
ssh="ssh -i $key -o BatchMode=yes -o StrictHostKeyChecking=accept-new"
repository=$(as_account git -C $folder remote get-url origin 2> /dev/null || true)
until
	repository=$(ask 'When it is there: the address of the repository for SSH, such as git@github.com:your-name/your-repository.git:' "$repository")
	as_account env GIT_SSH_COMMAND="$ssh" git ls-remote -q "$repository" HEAD > /dev/null
do :; done
if as_account git -C $folder rev-parse -q --verify HEAD > /dev/null 2>&1; then
	as_account git -C $folder remote set-url origin "$repository"
else
	# An earlier try may have been cut off.
	rm -rf $folder.next $folder/.git
	[ ! -e $folder ] || rmdir $folder
	install -d -o $account -g $account $folder.next
	as_account git clone -q -c core.sshCommand="$ssh" "$repository" $folder.next
	mv $folder.next $folder
fi
cd $folder

say '3. Settings, which the server checks: first its packages are installed'
as_account docker build -q --target packages -t website-packages:current . > /dev/null
install -m 600 -o $account -g $account /dev/null .env.next
grep -vE '^(HOST_NAMES|SMTP_URL|MAIL_FROM|NOTIFY_TO)=' .env > .env.next 2> /dev/null || echo '# .env.example explains each setting.' > .env.next
if [ "$domain" = localhost ]; then
	echo "HOST_NAMES=http://localhost" >> .env.next
elif [ "$domain" != "$(site_url)" ]; then
	echo "HOST_NAMES=$domain" >> .env.next
	echo "The links in emails lead to $(site_url). Change that in /edit, under Web address."
fi
known=$(setting SMTP_URL)
host=$(echo "${known##*[@/]}" | cut -d: -f1) port=${known##*:} login=$(echo "$known" | sed -n 's|.*//\(.*\)@.*|\1|p')
while server=$(ask 'Mail server, such as smtp.example.org, or none: then staff get no emails:' "${host:-none}") && [ "$server" != none ]; do
	host=$server
	port=$(ask 'Port, 465 or 587:' "$port")
	scheme=smtp
	[ "$port" != 465 ] || scheme=smtps
	! fault_of SMTP_URL "$scheme://$server:$port" || continue
	user=$(ask "User name, or none:${login:+ (Enter keeps the one that is set, with its password)}")
	if [ "$user" = none ]; then login=''; elif [ -n "$user" ]; then
		stty -echo
		password=$(ask 'Password (is not shown):')
		stty echo
		echo >&2
		login=$(encode "$user"):$(encode "$password")
	fi
	echo "SMTP_URL=$scheme://${login:+$login@}$server:$port" >> .env.next
	ask_setting MAIL_FROM 'From, such as Center <website@example.org>:' >> .env.next
	ask_setting NOTIFY_TO 'Requests go to, with commas between:' >> .env.next
	break
done
# All of it, or none.
mv .env.next .env

say '4. The start, which builds the site first and takes minutes (.update/log shows how far it is)'
as_account deploy/update.sh || fail 'Correct that, and run this again.'
as_account docker compose up -d server web
cron=/etc/cron.d/$account
if [ ! -e $cron ]; then
	echo "* * * * * $account $folder/deploy/update.sh --cron >> $folder/.update/cron.log 2>&1" > $cron
	echo "What an editor saves is online in minutes from now on ($cron, with .update/cron.log)."
fi

say '5. The website from outside, and a test email to each mailbox'
address=https://$domain:$(setting HTTPS_PORT | grep . || echo 443)
[ "$domain" != localhost ] || address=http://localhost:$(setting HTTP_PORT | grep . || echo 80)
curl -fsS -o /dev/null --retry 20 --retry-delay 3 --retry-all-errors --resolve "$domain:443:127.0.0.1" "$address/healthz" ||
	fail "$address does not answer. Is the certificate there? docker compose logs web"
deploy/tour-requests.sh doctor || true
say "$address is online. Later: $folder/deploy/status.sh"
