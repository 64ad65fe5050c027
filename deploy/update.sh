#!/bin/sh
# Brings a version online. A version is a pair: the code that a person brought online, and the newest content.
#   deploy/update.sh             the newest code and content
#   deploy/update.sh --cron      the newest content alone, since the access token of an editor must not run code here
#   deploy/update.sh --rebuild   the version that is online, with the newest Node, Debian and Caddy
#   deploy/update.sh VERSION     back to a version that deploy/status.sh names, or to a commit; needs no network
# What waits, and why, is in .update/web/update.json, which editor/update-news.ts explains. Each other file of .update holds one value.
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
rebuilt() { echo "$(name_of "$code" "$content")-$(date -u +%Y%m%d%H%M)"; }

# The value of a file, if it looks like one: a power cut or a full disk can leave anything.
value() { sed -n '1 { s/\x00//g; s/ *$//; p }' ".update/$1" 2> /dev/null | grep -axE "$2" || true; }
name_in() { value "$1" '[0-9a-f]{12}-[0-9a-f]{12}(-[0-9]+)?'; }
time_in() { value "$1" '[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z'; }
# Since when something is so; not by a clock that was ahead.
since_in() { ! is_ahead "$(time_in "$1")" || return 0; time_in "$1"; }
# A version is the commits of code and content, and the name of its images.
version_in() {
	version=$(value "$1" '[0-9a-f]{40} [0-9a-f]{40} [0-9a-f-]+') rest=${1:+${version#* }}
	git cat-file -e "${version%% *}^{commit}" 2> /dev/null && git cat-file -e "${rest%% *}^{commit}" 2> /dev/null || return 0
	echo "$version"
}
# A power cut leaves the old file or the new one.
keep() { printf '%s\n' "$2" > ".update/$1.next" && mv ".update/$1.next" ".update/$1"; }
# Over the same bytes of the disk, so that a full one can be told.
overwrite() { dd "of=.update/$1" bs=1M iflag=fullblock conv=notrunc status=none; }
is_chosen() { [ "$(name_of "${online_code:-$code}" "$1")" = "$(name_in chosen)" ]; }
is_skipped() { is_chosen "$1" || [ "$(name_of "${online_code:-$code}" "$1")" = "$(name_in skipped)" ]; }

# Says why the newest save is not online, and remembers it for the next run.
tell() {
	[ "$newest_content" != "$online_content" ] || refused=''
	if [ "$newest_content" = "$online_content" ] || [ -n "$refused" ] || ! is_skipped "$newest_content"; then
		waits=''
	else
		waits=${waits:-$(now)}
	fi
	chosen=''
	! is_chosen "$newest_content" || chosen=yes
	text=$(
		printf '{\n"time": "%s",\n' "$(now)"
		by_hand || echo '"cron": true,'
		[ -z "$waits" ] || printf '"waits": { "commit": "%s", "since": "%s"%s },\n' "$newest_content" "$waits" "${chosen:+, \"byHand\": true}"
		[ -z "$offline" ] || printf '"offline": { "since": "%s" },\n' "$offline"
		[ -z "$machine" ] || printf '"machine": { "commit": "%s", "since": "%s"%s },\n' "$newest_content" "$machine" "${seen:+, \"byHand\": true}"
		[ -z "$refused" ] || printf '"refused": %s,\n' "$refused"
		[ -n "$online" ] || echo '"online": null }'
		[ -z "$online" ] || printf '"online": { "code": "%s", "content": "%s" } }' "$online_code" "$online_content"
	)
	truncate -s 16384 $news
	printf '%-16384s' "$text" | overwrite web/update.json
	for reason in waits offline machine seen gone; do
		eval "printf '%-80s\n' \"\$$reason\"" | overwrite $reason
	done
	keep refused "$refused" || true
}

# Nothing else writes the reference, so no lock of another git is in the way.
fetch() {
	rm -f .git/refs/update/newest.lock
	branch=$(git config "branch.$(git symbolic-ref -q --short HEAD).merge" 2> /dev/null || echo HEAD)
	if by_hand && [ "$branch" = HEAD ]; then
		say "This clone follows no branch, so the default one of the git host is taken. To choose another: git switch BRANCH"
	fi
	limit=${FETCH_LIMIT:-120} known=$offline$gone$machine
	ask() { timeout -k 5 "$@" 9>&-; }
	gone=''
	if error=$(ask "$limit" git fetch -q --no-tags --refmap= origin "+$branch:refs/update/newest" 2>&1); then
		offline=''
		return
	fi
	error="git fetch failed: ${error:-no answer in $limit seconds}"
	if ask "${FETCH_LIMIT:-20}" git ls-remote -q origin HEAD > /dev/null 2>&1; then
		offline='' machine=${machine:-$(now)}
		if ! ask 20 git ls-remote -q --exit-code origin "$branch" > /dev/null 2>&1; then
			gone=${branch#refs/heads/}
			error="The branch $gone is not on the git host any more. To follow another: git fetch && git switch BRANCH"
		fi
	else
		offline=${offline:-$(now)}
	fi
	if by_hand || [ -z "$known" ]; then say "$error"; fi
	return 1
}

# A lock of git that a power cut left, unless a git may be at work here.
drop_old_locks() {
	for name in $(grep -ls '^git' /proc/[0-9]*/comm); do
		case $(readlink "${name%comm}cwd" || echo "$PWD") in "$PWD" | "$PWD"/*) return ;; esac
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
word() { $steps word 2>> .update/log 9>&- || true; }
# A server of this version answers.
runs() { step runs "$1" && [ -n "$(word)" ]; }
# Mail or a backup that fails is no fault of a version, nor is a disk that was full before.
stores() { case $(word) in '') return 1 ;; storage) [ "$before" = storage ] ;; esac; }

# The content replaces that of the code, so that a deleted file is gone. `git archive` would leave out what a .gitattributes says.
unpack() (
	export GIT_INDEX_FILE="$PWD/.update/index"
	rm -rf $source "$GIT_INDEX_FILE"*
	git read-tree "$code" && git rm -r -q -f --cached --ignore-unmatch content &&
		git read-tree --prefix=content/ "$content:content" && git checkout-index -a --prefix=$source/
)

build() {
	unpack || return
	status=0
	errors=$($steps check "$name" 2>> .update/log 9>&-) || status=$?
	[ $status != 78 ] || refuse
	[ $status = 0 ] && step build "$name"
}

bring() { move_to "$code" && step start "$name" && stores && step publish "$name"; }

# The target stays until it is online, so that cron goes on with it.
go_back() {
	code=$online_code content=$online_content name=$online before=storage
	keep target "$code $content $name" || true
	{ step has "$name" || { unpack && step build "$name"; }; } && bring && rm -f .update/target
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
	refused="{ \"commit\": \"$content\", \"time\": \"$(now)\", \"errors\": $(printf %s "${errors:-[]}" | tr '\n' ' ') }"
	give_up "The content has errors, so ${online:-nothing} stays online."
}

# Not held against a save: cron tries again, each minute for ten minutes, and then each hour.
break_off() {
	if [ -z "$online" ]; then failed="$1 failed, so nothing is online."
	elif runs "$online"; then failed="$1 failed, so $online stays online."
	else failed="$1 failed, and $online does not run either."; fi
	if by_hand; then
		[ -n "$machine" ] || seen=yes
		machine=${machine:-$(now)}
		give_up "$failed To try again: deploy/update.sh $mode"
	fi
	[ -z "$seen" ] && [ "$(name_in failed)" = "$1" ] || machine=$(now)
	seen=''
	keep failed "$1" || true
	give_up "$failed Cron tries again in $(is_old "$machine" && echo 'an hour' || echo 'a minute')."
}
is_old() { expr "$1" '<' "$(date -u -d '-10 minutes' +%Y-%m-%dT%H:%M:%SZ)" > /dev/null; }
tried_lately() { is_old "$machine" && [ "$(name_in failed)" = "$1" ] && [ -n "$(find .update/failed -mmin -59 ! -newermt now)" ]; }

version=$(version_in online)
online=${version##* } online_code=${version%% *} online_content=${version#* } online_content=${online_content%% *}
waits=$(since_in waits) offline=$(since_in offline) machine=$(since_in machine) seen=$(value seen yes) gone=$(value gone '[^"]+')
refused=$(value refused '\{ "commit": .*\}')
drop_old_locks
fetched=''
case $mode in '' | --cron) ! fetch || fetched=yes ;; esac
newest=$(git rev-parse -q --verify refs/update/newest || git rev-parse HEAD)
newest_code=$(code_of "$newest") newest_content=$(content_of "$newest")
code=${online_code:-$(code_of HEAD)} content=$newest_content name='' target=$(version_in target)
: > .update/log
if ! step answers; then
	by_hand || [ -n "$machine" ] || say 'Docker does not answer. Cron asks again each minute.'
	machine=${machine:-$(now)}
	tell
	by_hand || exit 1
	fail 'Docker does not answer. Is it running? systemctl status docker'
fi

case $mode in
--cron)
	if [ -n "$target" ]; then
		# An update or a way back that was cut off.
		read -r code content name << END
$target
END
	elif [ "$content" = "$online_content" ] || is_skipped "$content"; then
		until=$(time_in until)
		if [ -z "$until" ] || is_ahead "$until"; then
			if ! runs "$online"; then
				[ -n "$machine" ] || say "$online does not run. To start it: deploy/update.sh $online"
				machine=${machine:-$(now)}
			elif [ -n "$fetched" ] && [ -z "$seen" ]; then
				machine=''
			fi
			tell
			exit 0
		fi
		# A page differs by date.
		content=$online_content name=$(rebuilt)
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
	if [ "$code $content" = "$online_code $online_content" ] && [ -z "$target" ]; then
		name=$online
		if runs "$online"; then
			machine='' seen=''
			tell
			echo "$online is online already."
			exit 0
		fi
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
if ! by_hand && tried_lately "$name"; then
	tell
	exit 0
fi

before=$(word)
step has "$name" || build || break_off "$name"
# After going back, cron waits for something newer than now.
case $mode in '' | --*) ;; *) keep chosen "$(name_of "$code" "$newest_content")" || break_off "$name" ;; esac
keep target "$code $content $name" || break_off "$name"
tried=''
! step try "$name" || tried=yes
if [ -z "$tried" ] || ! bring; then
	wanted=$name
	# After a failed trial the server is still the one that was online.
	if [ -z "$online" ] || { [ -z "$tried" ] && runs "$online"; }; then
		rm -f .update/target
	elif [ "$name" != "$online" ]; then
		go_back || true
	fi
	break_off "$wanted"
fi
[ -z "$online" ] || [ "$code $content" = "$online_code $online_content" ] || keep before "$online"
online=$name online_code=$code online_content=$content
keep online "$code $content $name"
keep until "$($steps until "$name" 2>> .update/log 9>&- || true)"
rm -f .update/target .update/failed
machine='' seen=''
tell
step clean "$name" "$(name_in before)" || true
echo "$name is online."
