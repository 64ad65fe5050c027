#!/bin/sh
# The commands of docs/collector.md on the running website, such as deploy/tour-requests.sh doctor. The root of the container is
# read-only, so the files of `export --output FILE` and `backup FILE` come out through a pipe.
set -eu
umask 077
inside() (cd "$(dirname "$0")/.." && docker compose exec -T server "$@")

case "${1:-} ${2:-}" in
'export --output') file=${3:?the name of a file} ;;
'backup '?*) file=$2 ;;
*)
	inside node server/cli.ts "$@"
	exit
	;;
esac
# Fails if there is such a file.
set -C
true > "$file"
copy=/tmp/copy-$$
# Neither half of it nor the copy may stay, since they hold personal data.
trap '[ $? = 0 ] || rm -f "$file"; inside rm -f $copy' EXIT
if [ "$1" = export ]; then
	inside node server/cli.ts export >| "$file"
else
	inside node server/cli.ts backup $copy > /dev/null
	inside cat $copy >| "$file"
fi
