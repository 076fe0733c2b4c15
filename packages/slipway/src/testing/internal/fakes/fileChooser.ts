import { onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { devTools } from '../environment/devTools.ts'

/** A file chooser that the browser has opened. It is intercepted, so the test shows no dialog. */
export interface OpenedChooser {
  /** File input of the chooser. */
  readonly input: HTMLInputElement
  /** Chooses files. */
  choose(...files: readonly File[]): Promise<void>
}

/**
 * Watches the browser's file choosers until the test ends.
 *
 * @param closes Whether the browser closes each chooser without a choice, as if the user cancelled.
 * @returns Function that waits for the next chooser, and returns it.
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
      // The input of the chooser is the last file input in the document.
      const input = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')].at(-1)
      if (!input || !opened.shift()) throw new Error('no file chooser has opened')
      return { input, choose: (...files) => userEvent.upload(input, [...files]) }
    }, 10_000)
}

const interception = 'Page.setInterceptFileChooserDialog'
