@echo off
rem Starts the website on this computer, and opens its editor in the browser.
cd /d "%~dp0.."
where npm >nul 2>nul && goto start
echo Please install Node from https://nodejs.org first. Then open this file again.
pause
exit /b 1
:start
call npm run dev -- --open
pause
