#!/bin/sh
# The commands of docs/collector.md on the running website, such as deploy/tour-requests.sh doctor. The root of the container is
# read-only, so the files of `export --output FILE` and `backup FILE` come out through a pipe.
set -eu
umask 077
# A backup that was cut off may have left a copy of all requests.
inside() (cd "$(dirname "$0")/.." && docker compose exec -T server sh -c "rm -f /tmp/copy-*; $1" "$@")

case "${1:-} ${2:-}" in
'export --output') file=${3:?the name of a file} run='node server/cli.ts export' ;;
'backup '?*) file=$2 run='trap "rm -f /tmp/copy-*" EXIT; node server/cli.ts backup /tmp/copy-$$ > /dev/null && cat /tmp/copy-$$' ;;
*)
	inside 'exec node server/cli.ts "$@"' "$@"
	exit
	;;
esac
# Fails if there is such a file.
set -C
true > "$file"
# Half of it may not stay, since it holds personal data.
trap '[ $? = 0 ] || rm -f "$file"' EXIT
inside "$run" >| "$file"
