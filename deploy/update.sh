#!/bin/sh
# Brings the newest commit online, or the named one, which needs no network: deploy/update.sh [COMMIT]
# By cron, each minute, what an editor saves: * * * * * /opt/website/deploy/update.sh --cron
# STEPS is a command that builds and starts a version, instead of deploy/containers.sh.
set -eu
cd "$(dirname "$0")/.."
steps=${STEPS:-deploy/containers.sh}
mkdir -p .update
exec 9> .update/lock
flock -n 9 || exit 0

case ${1:-} in '' | --cron) git fetch -q; new='@{upstream}' ;; *) new=$1 ;; esac
new=$(git rev-parse --verify "$new^{commit}")
newest=$(git rev-parse '@{upstream}')
# Not HEAD, since an update may have been cut off.
old=$(cat .update/online 2> /dev/null || git rev-parse HEAD)
[ "$new" != "$old" ] || exit 0
if [ "${1:-}" = --cron ]; then
	[ "$new" != "$(cat .update/skipped 2> /dev/null)" ] || exit 0
	# The access token of an editor must not be able to run code on this machine.
	git diff --quiet "$old" "$new" -- . ':!content' || exit 0
fi

step() { COMMIT_REF=$new $steps "$@" >> .update/log 2>&1 9>&-; }
# Stopped before it changed anything, or back in the old version.
refuse() {
	echo "$new" > .update/skipped
	git reset -q --keep "$old"
	step refuse "$new" < .update/log || true
	tail -n 40 .update/log >&2
	echo "$new failed, so $old stays online. Cron does not try it again. By hand: deploy/update.sh $new" >&2
	exit 1
}
# Mail or a backup that fails is no fault of a version, nor is a disk that was full before.
stores() { word=$($steps word) && { [ "$word" != storage ] || [ "$before" = storage ]; }; }

before=$($steps word || true)
echo "$old" > .update/online
git reset -q --keep "$new"
: > .update/log
step build "$new" "$old" && step try "$new" || refuse
if ! { step start "$new" && stores && step publish "$new"; }; then
	git reset -q --keep "$old"
	{ step start "$old" && step publish "$old"; } || echo "$old does not start either." >&2
	refuse
fi
echo "$new" > .update/online
# After going back cron waits for something newer.
echo "$newest" > .update/skipped
step clean "$new" "$old" || true
echo "$new is online."
