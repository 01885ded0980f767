@echo off
rem Starts Fairway with the Node of this folder: fairway --help says what else it does.
chcp 65001 >nul
"%~dp0runtime\node.exe" --max-semi-space-size=8 "%~dp0app\fairway.js" %*
