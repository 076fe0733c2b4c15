import { ApiError } from '../../base/call/ApiError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { checkString } from '../../base/call/check.ts'
import { checkNumber } from '../../base/call/checkValue.ts'
import { askUser } from '../../base/overlay/askUser.ts'

/** What a sheet belongs to: a rectangle in the window, in CSS pixels, as `getBoundingClientRect` tells it. */
export interface ActionSheetPopover {
  readonly top: number
  readonly left: number
  readonly width: number
  readonly height: number
}

/** What `showActionSheet` offers. */
export interface ShowActionSheetOptions {
  /** The texts of the choices, at least one. */
  readonly itemList: readonly string[]
  /**
   * What the choices are about.
   * @default ''
   */
  readonly title?: string | undefined
  /**
   * Colour of the choices: any CSS colour.
   * @default the colour of texts
   */
  readonly itemColor?: string | undefined
  /**
   * What it belongs to on larger screens, where it is a popover.
   * @default what had the focus
   */
  readonly popover?: ActionSheetPopover | undefined
  /** Closes it, or takes it from the queue. */
  readonly signal?: AbortSignal | undefined
}

/** What the user has chosen. */
export interface ShowActionSheetResult {
  /** Its place in `itemList`, from 0. */
  readonly tapIndex: number
}

/**
 * Offers a few choices: a sheet at the bottom of a phone, a popover in windows of 500 by 500 pixels or more.
 *
 * There is one question at a time, `showModal` too: the next one is asked when the one before it has its answer.
 *
 * @throws {ApiError} `invalid-argument` when `itemList` is empty or holds anything but strings; `cancelled`, with the text
 * `showActionSheet:fail cancel`, when the user cancels by the button, Back, Escape, a tap on the mask, or by leaving the
 * page; `cancelled` when `signal` is aborted.
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
