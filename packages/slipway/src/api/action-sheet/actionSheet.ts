import { ApiError } from '../../base/call/ApiError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { checkString } from '../../base/call/check.ts'
import { checkNumber } from '../../base/call/checkValue.ts'
import { askUser } from '../../base/overlay/askUser.ts'

/**
 * The element that an action sheet points to: a rectangle in the window, in CSS pixels, as returned by
 * `getBoundingClientRect`.
 */
export interface ActionSheetPopover {
  readonly top: number
  readonly left: number
  readonly width: number
  readonly height: number
}

/** Options of `showActionSheet`. */
export interface ShowActionSheetOptions {
  /** Labels of the choices; at least one. */
  readonly itemList: readonly string[]
  /**
   * Heading above the choices.
   * @default ''
   */
  readonly title?: string | undefined
  /**
   * Text colour of the choices: any CSS colour.
   * @default the text colour
   */
  readonly itemColor?: string | undefined
  /**
   * Position of the element that the popover points to. Used only on large screens, which show a popover.
   * @default the focused element
   */
  readonly popover?: ActionSheetPopover | undefined
  /** Closes the sheet when aborted, or removes it from the queue. */
  readonly signal?: AbortSignal | undefined
}

/** Result of `showActionSheet`. */
export interface ShowActionSheetResult {
  /** Index of the chosen item in `itemList`, from 0. */
  readonly tapIndex: number
}

/**
 * Shows a list of choices: a sheet at the bottom of a phone, a popover in windows of at least 500 × 500 pixels.
 *
 * Only one dialog is shown at a time, including those of `showModal`. Further calls wait until the current dialog is
 * answered.
 *
 * @throws {ApiError} `invalid-argument` if `itemList` is empty or contains a value that is not a string; `cancelled`,
 * with the text `showActionSheet:fail cancel`, if the user cancels with the button, Back, Escape or a tap on the mask, or
 * leaves the page; `cancelled` if `signal` is aborted; `unavailable` without a document, or if the code of the sheet cannot be
 * loaded, for example offline.
 * @platform web, capacitor
 *
 * @example
 * const { tapIndex } = await showActionSheet({ itemList: ['Take a photo', 'Choose from the album'] })
 *
 * Source: specification, section 5.
 */
export function showActionSheet(options: ShowActionSheetOptions): Promise<ShowActionSheetResult> {
  const api = 'showActionSheet'
  return callApi(api, options, async ({ itemList, title = '', itemColor, popover, signal }) => {
    if (!Array.isArray(itemList) || itemList.length === 0) {
      throw new ApiError(api, 'invalid-argument', 'itemList must have at least one item')
    }
    for (const [index, item] of itemList.entries()) checkString(api, `itemList[${index}]`, item)
    checkString(api, 'title', title)
    if (itemColor !== undefined) checkString(api, 'itemColor', itemColor)
    for (const side of ['top', 'left', 'width', 'height'] as const) {
      if (popover) checkNumber(api, `popover.${side}`, popover[side])
    }
    const tapIndex = await askUser<number>(
      api,
      (id, ending) => ({ kind: 'actionSheet', id, itemList: [...itemList], title, itemColor, popover, ...ending }),
      signal,
    )
    if (tapIndex === undefined) throw new ApiError(api, 'cancelled', 'cancel')
    return { tapIndex }
  })
}
