import { hashHistory } from '../../../router/history/browserHistory.ts'
import { groupedApi, mountGrouped } from './groupedApp.tsx'

/** Runs the app in a separate document. */
mountGrouped(hashHistory())

declare global {
  interface Window {
    grouped?: typeof groupedApi
  }
}
window.grouped = groupedApi
