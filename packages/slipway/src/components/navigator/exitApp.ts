// Separate chunk: loaded when a navigator with `openType="exit"` is clicked.
import { capacitorPlatform, capacitorPlugin } from '../../base/call/capacitor.ts'

/** Leaves the app: closes the native app, or a window that a script or the home screen has opened. */
export function exitApp(): void {
  if (capacitorPlatform() === 'web') window.close()
  else void capacitorPlugin<{ exitApp(): Promise<void> }>('App', '@capacitor/app').exitApp()
}
