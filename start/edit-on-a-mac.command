#!/bin/sh
exec sh "$(dirname "$0")/edit-on-linux.sh"
