# Starts the launcher whenever the present account signs in to Windows, without a window of its own, and again if it ends.
# powershell -ExecutionPolicy Bypass -File autostart.ps1 -Server https://calls.example
param(
  [Parameter(Mandatory)] [string] $Server,
  [ValidateSet('panel', 'kiosk', 'ticketMachine', 'controller')] [string] $Kind = 'panel'
)
$ErrorActionPreference = 'Stop'
$program = Join-Path $PSScriptRoot 'callboard-launcher.exe'
if (-not (Test-Path $program)) { throw "$program is missing" }
if ([Uri]::new($Server).Scheme -notin 'http', 'https') { throw 'Server begins with https:// or http://' }
$account = "$env:USERDOMAIN\$env:USERNAME"
$start = @{
  # Windows' own console host, told to show nothing.
  Execute          = "$env:SystemRoot\System32\conhost.exe"
  Argument         = "--headless `"$program`" --server `"$Server`" --kind $Kind"
  WorkingDirectory = $PSScriptRoot
}
$rules = @{
  AllowStartIfOnBatteries    = $true
  DontStopIfGoingOnBatteries = $true
  ExecutionTimeLimit         = [TimeSpan]::Zero
  MultipleInstances          = 'IgnoreNew'
  RestartCount               = 999
  RestartInterval            = New-TimeSpan -Minutes 1
}
$task = @{
  TaskName  = 'Callboard launcher'
  Action    = New-ScheduledTaskAction @start
  Trigger   = New-ScheduledTaskTrigger -AtLogOn -User $account
  Settings  = New-ScheduledTaskSettingsSet @rules
  Principal = New-ScheduledTaskPrincipal -UserId $account -LogonType Interactive
  Force     = $true
}
Register-ScheduledTask @task | Out-Null
Start-ScheduledTask -TaskName 'Callboard launcher'
