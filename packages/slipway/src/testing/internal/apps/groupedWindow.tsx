import { hashHistory } from '../../../router/history/browserHistory.ts'
import { groupedApi, mountGrouped } from './groupedApp.tsx'

/** Runs the app in a document of its own. */
mountGrouped(hashHistory())

declare global {
  interface Window {
    grouped?: typeof groupedApi
  }
}
window.grouped = groupedApi
