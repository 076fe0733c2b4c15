import type { PageConfig } from './config.ts'

/** Whether a page covers the windows of the app. A modal page does. */
export function coversWindows(config: PageConfig | undefined): boolean {
  return config?.coversWindows === true || config?.presentation?.modal !== undefined
}
