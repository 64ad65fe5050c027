#!/bin/sh
# Says in ten lines what is online, what waits and why, and whether server, backup, mail and disk are well.
set -u
cd "$(dirname "$0")/.." || exit
state() { head -n 1 ".update/$1" 2> /dev/null | tr -d '\0' | sed 's/ *$//'; }
commit() { git -c safe.directory="$PWD" log -1 --date=format:'%b %d %H:%M' --format='%h of %ad: %s' "$1" 2> /dev/null; }
line() { printf '%-8s %s\n' "$1" "${2:-none}"; }

code='' content='' version=''
[ ! -s .update/online ] || read -r code content version _ < .update/online
line online "${version:+$version since $(date -r .update/online '+%b %d %H:%M')}"
line code "$(commit "${code:-none}")"
line content "$(commit "${content:-none}")"
line before "$(sed 's|.*|& (to go back: deploy/update.sh &)|' .update/before 2> /dev/null)"
program=$(git -c safe.directory="$PWD" log -1 --format=%H refs/update/newest -- . ':!content' 2> /dev/null)
waiting() {
	[ -z "$(state refused)" ] || echo "a save with errors in $(state refused | grep -o 'content/[^"]*' | sort -u | tr '\n' ' ');"
	[ -z "$(state waits)" ] || echo "a save for deploy/update.sh by hand, since $(state waits);"
	[ -z "$(state gone)" ] || echo "the branch $(state gone) is gone from the git host: git fetch && git switch BRANCH;"
	if [ -n "$(state seen)" ]; then
		echo "an update by hand that failed at $(state machine);"
	elif [ -n "$(state machine)" ] && [ -z "$(state gone)" ]; then
		echo "this machine (.update/log), since $(state machine), tried again each minute and later each hour;"
	fi
	[ "${program:-$code}" = "$code" ] || echo "a change of the program for deploy/update.sh by hand, $(commit "$program");"
}
line waits "$(waiting | tr '\n' ' ')"
if [ -n "$(state offline)" ]; then
	line fetch "no connection to the git host since $(state offline)"
else
	line fetch "$(sed -n 's/^"time": "\(.*\)",/\1/p' .update/web/update.json 2> /dev/null)"
fi
line server "$(deploy/containers.sh word 2> /dev/null || echo 'does not answer')"
line backup "$(docker compose exec -T server sh -c 'ls -t "${BACKUP_DIR:-$DATA_DIR/backups}"' 2> /dev/null | head -n 1)"
line mail "$(sed -n 's/^NOTIFY_TO=/to /p' .env 2> /dev/null)"
line disk "$(df -h . | awk 'NR == 2 { print $4 " of " $2 " free" }')"
