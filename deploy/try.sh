#!/bin/sh
# Starts the server, and ends it once it could store requests. Fails if it ends by itself, or is not ready after a minute.
UPDATE_FILE='' node server/main.ts &
server=$!
ask="fetch('http://127.0.0.1:' + (process.env.PORT || 8080) + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
ends=$(($(date +%s) + 60))
while [ "$(date +%s)" -lt $ends ]; do
	sleep 1
	kill -0 $server || exit 1
	if node -e "$ask"; then
		kill $server
		wait $server
		exit 0
	fi
done
kill $server
exit 1
