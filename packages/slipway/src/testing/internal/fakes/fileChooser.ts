import { onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { devTools } from '../environment/devTools.ts'

/** A file chooser that the browser has opened; nothing is seen of it in a test. */
export interface OpenedChooser {
  /** The input that it is for. */
  readonly input: HTMLInputElement
  /** Chooses files. */
  choose(...files: readonly File[]): Promise<void>
}

/**
 * Watches the browser's file choosers until the test ends.
 *
 * @param closes Whether the browser closes each without a choice, as a user does.
 * @returns Waits for the next one that opens.
 */
export async function watchChoosers(closes = false): Promise<() => Promise<OpenedChooser>> {
  const opened: unknown[] = []
  const note = (event: unknown) => void opened.push(event)
  devTools().on('Page.fileChooserOpened', note)
  await devTools().send('Page.enable')
  await devTools().send(interception, { enabled: true, cancel: closes })
  onTestFinished(async () => {
    devTools().off('Page.fileChooserOpened', note)
    await devTools().send(interception, { enabled: false })
  })
  return () =>
    vi.waitFor(() => {
      // The one of the chooser stands at the end.
      const input = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')].at(-1)
      if (!input || !opened.shift()) throw new Error('no file chooser has opened')
      return { input, choose: (...files) => userEvent.upload(input, [...files]) }
    }, 10_000)
}

const interception = 'Page.setInterceptFileChooserDialog'
