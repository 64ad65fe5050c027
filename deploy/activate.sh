#!/bin/sh
# Makes one release the live one: sh releases/<name>/deploy/activate.sh
# It restores the previous release, and deletes the new one, unless /readyz answers 200 within TIMEOUT seconds (30).
# UNIT is the systemd unit, RESTART the command that restarts it, READY the URL of its readiness check.
set -eu

release=$(cd "$(dirname "$0")/.." && pwd -P)
site=$(dirname "$(dirname "$release")")
UNIT=${UNIT:-tour-requests}
RESTART=${RESTART:-systemctl restart $UNIT}
READY=${READY:-http://127.0.0.1:8080/readyz}
TIMEOUT=${TIMEOUT:-30}
KEEP=5

switch_to() {
  ln -sfn "$1" "$site/current.next"
  mv -T "$site/current.next" "$site/current"
}

restart_and_wait() {
  sh -c "$RESTART" || return 1
  deadline=$(($(date +%s) + TIMEOUT))
  while [ "$(date +%s)" -lt "$deadline" ]; do
    sleep 1
    node -e "fetch('$READY', { signal: AbortSignal.timeout(5000) }).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))" && return 0
  done
  return 1
}

# An older release that is activated again is kept.
delete_if_failed() {
  if [ ! -e "$release/.was-live" ] && [ "$(readlink -e "$site/current")" != "$release" ]; then
    cd "$site" && rm -rf -- "$release"
  fi
}
trap delete_if_failed EXIT

if [ ! -e "$release/dist/index.html" ] || [ ! -d "$release/dist-server" ]; then
  echo "$release has no built site. The live release is unchanged." >&2
  exit 1
fi
cd "$release"
# The packages of the last release are still in npm's cache.
npm ci --prefer-offline --omit=dev --omit=optional --no-audit --no-fund --no-update-notifier --loglevel=error

previous=$(readlink -e "$site/current" || true)
switch_to "$release"
if restart_and_wait; then
  echo "Live: $release"
  touch "$release/.was-live"
  cd "$site/releases"
  # shellcheck disable=SC2012 # Release names are timestamps.
  ls -1d -- */ | sort | head -n "-$KEEP" | while read -r old; do
    [ "$site/releases/${old%/}" = "$release" ] || [ "$site/releases/${old%/}" = "$previous" ] || rm -rf -- "$old"
  done
  exit 0
fi

echo "$release did not become ready at $READY. Last lines of its log:" >&2
journalctl --no-pager --unit "$UNIT" --lines 20 >&2 || true
# npm leaves out files on a full disk without an error.
df -h "$site" >&2
if [ -n "$previous" ] && [ "$previous" != "$release" ] && [ -d "$previous" ]; then
  switch_to "$previous"
  if restart_and_wait; then
    echo "Live again: $previous" >&2
  else
    echo "The previous release $previous does not become ready either." >&2
  fi
elif [ -z "$previous" ]; then
  echo "There is no previous release, so it stays." >&2
fi
exit 1
