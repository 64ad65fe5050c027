#!/bin/sh
# Brings a version online. A version is a pair: the code that a person brought online, and the newest content.
#   deploy/update.sh             the newest code and content
#   deploy/update.sh --cron      the newest content alone, since the access token of an editor must not run code here
#   deploy/update.sh --rebuild   the version that is online, with the newest Node, Debian and Caddy
#   deploy/update.sh VERSION     back to a version that deploy/status.sh names, or to a commit; needs no network
# What waits, and why, is in .update/web/update.json, which editor/update-news.ts explains and the next run reads.
# For tests: STEPS, a command that builds and starts a version instead of deploy/containers.sh, and FETCH_LIMIT in seconds.
set -eu
umask 022
cd "$(dirname "$0")/.."
steps=${STEPS:-deploy/containers.sh} mode=${1:-}
source=.update/source news=.update/web/update.json

by_hand() { [ "$mode" != --cron ]; }
say() { echo "$*" >&2; }
fail() {
	say "$@"
	exit 1
}

if ! { mkdir -p .update/web && true >> .update/lock; } 2> /dev/null; then
	fail "This folder belongs to $(stat -c %U .). Run deploy/update.sh as that account."
fi
exec 9>> .update/lock
if ! flock -n 9; then
	by_hand || exit 0
	fail "Another update is running since $(date -r .update/lock +%H:%M)."
fi
touch .update/lock
# The account of the folder must be able to go on after root has helped.
[ "$(id -u)" != 0 ] || trap 'chown -R --reference=. .' EXIT
# Settings of every git below: root may help, and nothing tidies up in the background.
export GIT_CONFIG_COUNT=3 GIT_CONFIG_KEY_0=safe.directory GIT_CONFIG_KEY_1=gc.auto GIT_CONFIG_KEY_2=maintenance.auto
export GIT_CONFIG_VALUE_0="$PWD" GIT_CONFIG_VALUE_1=0 GIT_CONFIG_VALUE_2=false

now() { date -u +%Y-%m-%dT%H:%M:%SZ; }
is_ahead() { expr "$1" '>' "$(now)" > /dev/null; }
code_of() { git log -1 --format=%H "$1" -- . ':!content'; }
content_of() { git log -1 --format=%H "$1" -- content; }
name_of() { printf '%.12s-%.12s' "$1" "$2"; }
is_skipped() { [ "$(name_of "${online_code:-$code}" "$1")" = "$(cat .update/skipped 2> /dev/null)" ]; }
rebuilt() { echo "$(name_of "$code" "$content")-$(date -u +%Y%m%d%H%M)"; }
# A power cut leaves the old file or the new one.
keep() { echo "$2" > ".update/$1.next" && mv ".update/$1.next" ".update/$1"; }

# A reason as a line of update.json, the same of an earlier run, a part of it, and since when it is so.
line() { printf '"%s": { %s },\n' "$1" "$2"; }
told() { grep "^\"$1\"" $news 2> /dev/null || true; }
part() { echo "$1" | sed -n "s/.*\"$2\": \"*\([^\", ]*\).*/\1/p"; }
since() { printf '"since": "%s"' "$(part "$1" since | grep . || now)"; }

tell() {
	if [ "$newest_content" = "$online_content" ]; then
		waits='' refused=''
	elif [ -n "$refused" ] || ! is_skipped "$newest_content"; then
		waits=''
	else
		waits=$(line waits "\"commit\": \"$newest_content\", $(since "$waits")")
	fi
	pair=null
	[ -z "$online" ] || pair="{ \"code\": \"$online_code\", \"content\": \"$online_content\" }"
	text=$(
		printf '{\n"time": "%s",\n' "$(now)"
		by_hand || echo '"cron": true,'
		printf '%s\n' "$waits" "$offline" "$machine" "$refused" | grep . || true
		printf '"online": %s\n}' "$pair"
	)
	# Over the same bytes of the disk, so that a full one can be told.
	truncate -s 16384 $news
	printf '%-16384s' "$text" | dd of=$news bs=1M iflag=fullblock conv=notrunc status=none
}

# Nothing else writes the reference, so no lock of another git is in the way.
fetch() {
	rm -f .git/refs/update/newest.lock
	branch=$(git config "branch.$(git symbolic-ref -q --short HEAD).merge" 2> /dev/null || echo HEAD)
	if by_hand && [ "$branch" = HEAD ]; then
		say "This clone follows no branch, so the default one of the git host is taken. To choose another: git switch BRANCH"
	fi
	limit=${FETCH_LIMIT:-120}
	if error=$(timeout -k 5 "$limit" git fetch -q --no-tags --refmap= origin "+$branch:refs/update/newest" 2>&1 9>&-); then
		offline=''
		return
	fi
	if by_hand || [ -z "$offline$machine" ]; then say "git fetch failed: ${error:-no answer in $limit seconds}"; fi
	if [ -n "$error" ] && timeout -k 5 20 git ls-remote -q origin HEAD > /dev/null 2>&1 9>&-; then
		machine=$(line machine "$(since "$machine"), \"commit\": \"$online_content\"") offline=''
	else
		offline=$(line offline "$(since "$offline")")
	fi
	return 1
}

# A lock of git that a power cut left, unless a git may be at work here.
drop_old_locks() {
	for process in /proc/[0-9]*; do
		grep -qs '^git' "$process/comm" || continue
		case $(readlink "$process/cwd" || echo "$PWD") in "$PWD" | "$PWD"/*) return ;; esac
	done
	find .git -name '*.lock' -mmin +10 -delete
}

# The files of the clone are those of the code that is online.
move_to() {
	[ "$(code_of HEAD)" = "$1" ] && return
	git update-index -q --refresh > /dev/null 2>&1 || true
	git reset -q --keep "$1"
}

step() { COMMIT_REF=$content $steps "$@" >> .update/log 2>&1 9>&-; }
# Mail or a backup that fails is no fault of a version, nor is a disk that was full before.
stores() { word=$($steps word 2>> .update/log 9>&-) && { [ "$word" != storage ] || [ "$before" = storage ]; }; }

unpack() { git archive -o .update/tar "$@" && tar -xf .update/tar -C $source; }

# The content replaces that of the code, so that a deleted file is gone.
build() {
	rm -rf $source && mkdir $source && unpack "$code" -- . ':!content' && unpack "$content" content || return
	status=0
	errors=$($steps check "$name" 2>> .update/log 9>&-) || status=$?
	[ $status != 78 ] || refuse
	[ $status = 0 ] && step build "$name"
}

give_up() {
	tail -n 40 .update/log >&2
	tell
	fail "$@"
}

refuse() {
	keep skipped "$name"
	machine='' refused=''
	if ! by_hand && [ "$code" != "$newest_code" ]; then
		give_up "The content may need the change of the program $newest_code, which waits: run deploy/update.sh by hand."
	fi
	refused=$(line refused "\"commit\": \"$content\", \"time\": \"$(now)\", \"errors\": ${errors:-[]}")
	give_up "The content has errors, so ${online:-nothing} stays online."
}

# Not held against a save.
break_off() {
	failed="$name failed, so ${online:-nothing} stays online."
	! by_hand || give_up "$failed To try again: deploy/update.sh $mode"
	tries=1
	[ "$(part "$machine" commit)" != "$content" ] || tries=$(($(part "$machine" tries) + 1))
	case $tries in 1) wait='10 minutes' ;; 2) wait='1 hour' ;; *) wait='1 day' ;; esac
	again=$(date -u -d "+$wait" +%Y-%m-%dT%H:%M:%SZ)
	machine=$(line machine "$(since "$machine"), \"commit\": \"$content\", \"tries\": $tries, \"again\": \"$again\"")
	give_up "$failed Cron tries again in $wait."
}

online='' online_code='' online_content='' until=''
[ ! -s .update/online ] || read -r online_code online_content online until < .update/online
waits=$(told waits) offline=$(told offline) machine=$(told machine) refused=$(told refused)
drop_old_locks
fetched=''
case $mode in '' | --cron) ! fetch || fetched=yes ;; esac
newest=$(git rev-parse -q --verify refs/update/newest || git rev-parse HEAD)
newest_code=$(code_of "$newest") newest_content=$(content_of "$newest")
code=${online_code:-$(code_of HEAD)} content=$newest_content name=''

case $mode in
--cron)
	if [ -s .update/target ]; then
		# An update or a way back that was cut off.
		read -r code content name < .update/target
	elif [ "$content" = "$online_content" ] || is_skipped "$content"; then
		if [ -z "$until" ] || is_ahead "$until"; then
			[ -z "$fetched" ] || machine=''
			tell
			exit 0
		fi
		# A page differs by date.
		content=$online_content name=$(rebuilt)
	fi
	if [ "$(part "$machine" commit)" = "$content" ] && is_ahead "$(part "$machine" again)"; then
		tell
		exit 0
	fi
	;;
--rebuild)
	[ -n "$online" ] || fail "Nothing is online yet."
	export PULL=yes
	content=$online_content name=$(rebuilt)
	;;
*)
	[ -n "$mode$fetched" ] || { tell; exit 1; }
	version=${mode:-$newest} rest=${version#*-}
	if ! { code=$(code_of "${version%%-*}") && content=$(content_of "${rest%%-*}"); } 2> /dev/null; then
		fail "There is no version $mode. deploy/status.sh names the one that needs no build."
	fi
	! step has "$version" || name=$version
	if [ "$code $content" = "$online_code $online_content" ] && [ ! -s .update/target ]; then
		tell
		echo "$online is online already."
		exit 0
	fi
	changed=$(git diff --name-only HEAD | tr '\n' ' ')
	[ -z "$changed" ] ||
		fail "Files were changed on this machine. Keep that with 'git stash' or undo it, and try again: git checkout -- $changed"
	[ ! -e .git/index.lock ] ||
		fail "Another git works in this folder, or a power cut left .git/index.lock: try again in ten minutes."
	[ -z "$online" ] || git merge-base --is-ancestor "$online_code" "$newest" ||
		say "The branch was rewritten on the git host, without the code that is online now. To go back: deploy/update.sh $online"
	;;
esac
name=${name:-$(name_of "$code" "$content")}

before=$($steps word 2> /dev/null 9>&- || true)
: > .update/log
step has "$name" || build || break_off
# After going back, cron waits for something newer than now.
case $mode in '' | --*) ;; *) keep skipped "$(name_of "$code" "$newest_content")" || break_off ;; esac
keep target "$code $content $name" || break_off
if ! { move_to "$code" && step try "$name" && step start "$name" && stores && step publish "$name"; }; then
	if [ -n "$online" ]; then
		keep target "$online_code $online_content $online" || true
		{ move_to "$online_code" && step start "$online" && step publish "$online"; } || say "$online does not start either."
	fi
	rm -f .update/target
	break_off
fi
[ -z "$online" ] || [ "$code $content" = "$online_code $online_content" ] || keep before "$online"
online=$name online_code=$code online_content=$content until=$($steps until "$name" 2>> .update/log 9>&- || true)
keep online "$code $content $name $until"
rm -f .update/target
machine=''
tell
step clean "$name" "$(cat .update/before 2> /dev/null)" || true
echo "$name is online."
