#!/bin/sh
# Says in ten lines what is online, what waits and why, and whether server, backup, mail and disk are well.
set -u
cd "$(dirname "$0")/.." || exit
news=.update/web/update.json
told() { sed -n "s/^\"$1\": \(.*[^,]\),*\$/\1/p" "$news" 2> /dev/null; }
part() { told "$1" | sed -n "s/.*\"$2\": *\"\([^\"]*\)\".*/\1/p"; }
commit() { git -c safe.directory="$PWD" log -1 --date=format:'%b %d %H:%M' --format='%h of %ad: %s' "$1" 2> /dev/null; }
line() { printf '%-8s %s\n' "$1" "${2:-none}"; }

code='' content='' version=''
[ ! -s .update/online ] || read -r code content version _ < .update/online
line online "${version:+$version since $(date -r .update/online '+%b %d %H:%M')}"
line code "$(commit "${code:-none}")"
line content "$(commit "${content:-none}")"
line before "$(sed 's|.*|& (to go back: deploy/update.sh &)|' .update/before 2> /dev/null)"
again=$(part machine again)
program=$(git -c safe.directory="$PWD" log -1 --format=%H refs/update/newest -- . ':!content' 2> /dev/null)
waiting() {
	[ -z "$(told refused)" ] || echo "a save with errors in $(told refused | grep -o 'content/[^"]*' | sort -u | tr '\n' ' ')since $(part refused time);"
	[ -z "$(told waits)" ] || echo "a save for deploy/update.sh by hand, since $(part waits since);"
	[ -z "$(told machine)" ] || echo "a save for this machine (.update/log), since $(part machine since), next try ${again:-in a minute};"
	[ "${program:-$code}" = "$code" ] || echo "a change of the program for deploy/update.sh by hand, $(commit "$program");"
}
line waits "$(waiting | tr '\n' ' ')"
if [ -n "$(told offline)" ]; then
	line fetch "no connection to the git host since $(part offline since)"
else
	line fetch "$(sed -n 's/^"time": "\(.*\)",/\1/p' "$news" 2> /dev/null)"
fi
line server "$(deploy/containers.sh word 2> /dev/null || echo 'does not answer')"
line backup "$(docker compose exec -T server sh -c 'ls -t "${BACKUP_DIR:-$DATA_DIR/backups}"' 2> /dev/null | head -n 1)"
line mail "$(sed -n 's/^NOTIFY_TO=/to /p' .env 2> /dev/null)"
line disk "$(df -h . | awk 'NR == 2 { print $4 " of " $2 " free" }')"
