export type { InstallOutcome, InstallPromptHost } from './host.ts'
export type { InstallPromptStatus, ShowInstallPromptResult } from './installPrompt.ts'
export { onInstallPrompt, showInstallPrompt } from './installPrompt.ts'
