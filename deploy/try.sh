#!/bin/sh
# Starts the server, and ends it once it could store requests. Fails if it ends by itself, or is not ready after a minute.
UPDATE_FILE='' node server/main.ts &
server=$!
trap 'kill $server 2> /dev/null; wait' EXIT
ask="fetch('http://127.0.0.1:' + (process.env.PORT || 8080) + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
ends=$(($(date +%s) + 60))
until node -e "$ask"; do
	sleep 1
	kill -0 $server || exit 1
	[ "$(date +%s)" -lt $ends ] || exit 1
done
