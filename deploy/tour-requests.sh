#!/bin/sh
# The commands of docs/collector.md on the running website, such as deploy/tour-requests.sh doctor. The root of the container is
# read-only, so what `export --output FILE` and `backup FILE` write comes out through a pipe.
set -eu
umask 077
folder=$PWD
cd "$(dirname "$0")/.."
case "${1:-} ${2:-}" in
'export --output') file=${3:?the name of a file} script='node server/cli.ts export' ;;
'backup '?*) file=$2 script='cd /tmp; rm -f "$0"; node /website/server/cli.ts backup "$0" >&2 && cat "$0"; code=$?; rm -f "$0"; exit $code' ;;
*) exec docker compose exec -T server node server/cli.ts "$@" ;;
esac
case $file in /*) ;; *) file=$folder/$file ;; esac
if [ -e "$file" ]; then
	echo "$file exists already." >&2
	exit 1
fi
# Half of it would hold personal data.
docker compose exec -T server sh -c "$script" "$(basename "$file")" > "$file" || { rm -f "$file" && exit 1; }
