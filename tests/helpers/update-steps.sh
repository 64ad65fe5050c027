#!/bin/sh
# In place of deploy/containers.sh. In the folder MACHINE, `builds` has the versions, `running` and `published` what is online, and `failing` the step
# and version that fail. `down` means that Docker does not answer, and `hold` keeps it from publishing.
set -eu
cd "$MACHINE"
echo "$1 ${2:-} ${PULL:+--pull}" >> steps
[ ! -e down ] || exit 1
if grep -qsx "$1 ${2:-}" failing; then
	[ "$1" != start ] || rm -f running
	exit 1
fi
case $1 in
answers) ;;
runs) [ "$(cat running)" = "$2" ] ;;
has) [ -n "$2" ] && [ -e "builds/$2" ] ;;
check)
	grep -q heading_ clone/.update/source/content/home.yaml || exit 0
	printf '%s\n' '[{"file":"content/home.yaml","message":"there is no\nsuch \"field\"."}]'
	exit 78
	;;
build) [ ! -e full ] && cp -R clone/.update/source "builds/$2" ;;
start) [ -e "builds/$2" ] && echo "$2" > running ;;
word) [ -e running ] && { grep -qsx "word $(cat running)" failing && echo storage || echo ready; } ;;
publish)
	while [ -e hold ]; do sleep 0.1; done
	echo "$2" > published
	;;
until) cat until ;;
clean) cd builds && find . -mindepth 1 -maxdepth 1 ! -name "$2" ! -name "${3:-}" -exec rm -r {} + ;;
esac
