import { type ComponentProps, type SyntheticEvent, useRef } from 'react'

/**
 * The browser's file chooser. Its events stay inside.
 *
 * @param onFiles Called with the chosen files.
 * @param takesSeveral Whether several files can be chosen at once.
 * @returns A function that opens the chooser, and the props of its hidden input.
 */
export function useFileChooser(
  onFiles: (files: readonly File[], source: Event) => void,
  takesSeveral: () => boolean,
): readonly [open: () => void, props: ComponentProps<'input'>] {
  const chooser = useRef<HTMLInputElement>(null)
  const open = () => {
    if (!chooser.current) return
    chooser.current.multiple = takesSeveral()
    // React handles `cancel` events only on dialogs, and a dialog that contains the uploader would treat this event as its
    // own.
    chooser.current.oncancel = stopHere
    chooser.current.click()
  }
  const take = (event: SyntheticEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    event.stopPropagation()
    const files = [...(input.files ?? [])]
    // Allows choosing the same file again.
    input.value = ''
    onFiles(files, event.nativeEvent)
  }
  return [open, { type: 'file', hidden: true, onClick: stopHere, onInput: stopHere, onChange: take, ref: chooser }]
}

const stopHere = (event: SyntheticEvent | Event) => event.stopPropagation()
