#!/bin/sh
# Starts the website on this computer, and opens its editor in the browser.
cd "$(dirname "$0")/.." || exit 1
# A Mac starts this without the settings of the shell.
PATH="$PATH:/usr/local/bin:/opt/homebrew/bin"
if ! command -v npm >/dev/null; then
  echo 'Please install Node from https://nodejs.org first. Then open this file again.'
  printf 'Press Enter to close this window.'
  read -r _
  exit 1
fi
npm run dev -- --open
