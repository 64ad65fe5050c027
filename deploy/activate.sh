#!/bin/sh
# Makes one release the live one: sh releases/<name>/deploy/activate.sh
# If it is not ready within TIMEOUT seconds (30), the previous release is live again. A new release is then deleted, unless it
# has changed the database.
# UNIT is the systemd unit, RESTART the command that restarts it, READY the URL of its readiness check.
set -eu

release=$(cd "$(dirname "$0")/.." && pwd -P)
site=$(dirname "$(dirname "$release")")
UNIT=${UNIT:-tour-requests}
RESTART=${RESTART:-systemctl restart $UNIT}
READY=${READY:-http://127.0.0.1:8080/readyz}
TIMEOUT=${TIMEOUT:-30}
KEEP=5

has_packages() {
  node -e "import('./package.json', { with: { type: 'json' } })
    .then(({ default: { dependencies } }) => Promise.all(['./server/app.ts', ...Object.keys(dependencies ?? {})].map((name) => import(name))))
    .then(() => process.exit())"
}

# Prints "ready", or the word that says what fails.
readiness() {
  node -e "fetch('$READY', { signal: AbortSignal.timeout(5000) })
    .then(async (answer) => console.log(answer.ok ? 'ready' : await answer.text()), () => {})"
}

count_migrations() {
  find "$1/server/storage/migrations" -name '*.sql' 2>/dev/null | wc -l
}

switch_to() {
  ln -sfn "$1" "$site/current.next"
  mv -T "$site/current.next" "$site/current"
}

restart_and_wait() {
  sh -c "$RESTART" || return 1
  deadline=$(($(date +%s) + TIMEOUT))
  crashes=0
  while [ "$(date +%s)" -lt "$deadline" ]; do
    sleep 1
    state=$(systemctl show --property SubState --value "$UNIT" 2>/dev/null || true)
    if [ "$state" = auto-restart ]; then crashes=$((crashes + 1)); fi
    if [ "$state" = failed ] || [ "$crashes" -ge 3 ]; then return 1; fi
    now=$(readiness)
    # A backup is no part of a release, and neither is a mail server that failed before.
    case "$now:$before" in
      ready:* | backup:*) return 0 ;;
      mail:ready | mail:backup) ;;
      mail:*) return 0 ;;
    esac
  done
  return 1
}

delete_if_failed() {
  if [ ! -e "$release/.keep" ] && [ "$(readlink -e "$site/current")" != "$release" ]; then
    cd "$site" && rm -rf -- "$release"
  fi
}
trap delete_if_failed EXIT

if [ ! -e "$release/dist/index.html" ] || [ ! -d "$release/dist-server" ]; then
  echo "$release has no built site. The live release is unchanged." >&2
  exit 1
fi
cd "$release"
# An older release has its packages. Those of a new one are mostly in npm's cache.
if ! has_packages 2>/dev/null; then
  npm ci --prefer-offline --omit=dev --omit=optional --no-audit --no-fund --no-update-notifier --loglevel=error
  # npm leaves out files on a full disk without an error.
  if ! has_packages; then
    echo "$release cannot run. The live release is unchanged." >&2
    df -h "$site" >&2
    exit 1
  fi
fi

previous=$(readlink -e "$site/current" || true)
before=$(readiness)
migrations=$(count_migrations "$release")
previous_migrations=$(count_migrations "$previous")
if [ -n "$previous" ] && [ "$migrations" -lt "$previous_migrations" ]; then
  echo "$previous has added columns to the database. They stay, and $release does not use them."
elif [ "$migrations" -gt "$previous_migrations" ]; then
  touch "$release/.keep"
fi
switch_to "$release"
if restart_and_wait; then
  echo "Live: $release"
  if [ "$now" != ready ]; then echo "$READY says: $now. To see why, run doctor." >&2; fi
  touch "$release/.keep"
  cd "$site/releases"
  # shellcheck disable=SC2012 # Release names are timestamps.
  ls -1d -- */ | sort | head -n "-$KEEP" | while read -r old; do
    [ "$site/releases/${old%/}" = "$release" ] || [ "$site/releases/${old%/}" = "$previous" ] || rm -rf -- "$old"
  done
  exit 0
fi

echo "$release did not become ready at $READY. Last lines of its log:" >&2
journalctl --no-pager --unit "$UNIT" --lines 20 >&2 || true
if [ -n "$previous" ] && [ "$previous" != "$release" ] && [ -d "$previous" ]; then
  if [ -e "$release/.keep" ]; then echo "$release stays, because it may have changed the database." >&2; fi
  switch_to "$previous"
  before=
  if restart_and_wait; then
    echo "Live again: $previous" >&2
  else
    echo "The previous release $previous does not become ready either." >&2
  fi
elif [ -z "$previous" ]; then
  echo "There is no previous release, so it stays." >&2
fi
exit 1
