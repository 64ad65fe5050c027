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
program=$(git -c safe.directory="$PWD" log -1 --format=%H refs/update/newest -- . ':!content' 2> /dev/null)
line waits "$(
	[ -z "$(told refused)" ] || printf 'since %s, errors in %s ' "$(part refused time)" "$(told refused | grep -o 'content/[^"]*"' | sort -u | tr '"\n' ' ')"
	[ -z "$(told waits)" ] || printf 'since %s, a save for deploy/update.sh by hand ' "$(part waits since)"
	[ -z "$(told machine)" ] || printf 'since %s, a failure of this machine (.update/log), next try at %s ' "$(part machine since)" "$(part machine again)"
	[ "${program:-$code}" = "$code" ] || printf 'for deploy/update.sh by hand, %s' "$(commit "$program")"
)"
line fetch "$(sed -n 's/^"time": "\(.*\)",/\1/p' "$news" 2> /dev/null)$([ -z "$(told offline)" ] || echo ", no connection to the git host since $(part offline since)")"
line server "$(deploy/containers.sh word 2> /dev/null || echo 'does not answer')"
line backup "$(docker compose exec -T server sh -c 'ls -t "${BACKUP_DIR:-$DATA_DIR/backups}"' 2> /dev/null | head -n 1)"
line mail "$(sed -n 's/^NOTIFY_TO=/to /p' .env 2> /dev/null)"
line disk "$(df -h . | awk 'NR == 2 { print $4 " of " $2 " free" }')"
