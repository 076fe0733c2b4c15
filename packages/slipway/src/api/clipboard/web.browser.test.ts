import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { permitClipboard, takeClipboard } from '../../testing/internal/environment/clipboard.ts'
import { getClipboardData, setClipboardData } from './clipboard.ts'
import { clipboardContract } from './host.contract.ts'
import { host } from './web.ts'

const allowClipboard = () => permitClipboard('granted')
const denyClipboard = () => permitClipboard('denied')

/** Simulates a page without https, where browsers hide the clipboard. */
function hideBrowserClipboard(): void {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard)
}

/** Copies in a real click, the user gesture that browsers require. Resolves when copying has settled. */
async function copyFromClick(data: string): Promise<void> {
  const button = put('button', 'Copy')
  const copied = new Promise<void>((resolve, reject) => {
    button.addEventListener('click', () => setClipboardData({ data, showToast: false }).then(resolve, reject))
  })
  // Prevents an unhandled rejection until the promise is awaited below.
  copied.catch(() => {})
  await userEvent.click(page.getByRole('button', { name: 'Copy' }))
  await copied
}

/** Appends an element to the document for the duration of the test. */
function put<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  text: string,
  parent: Element = document.body,
): HTMLElementTagNameMap[Tag] {
  const element = parent.appendChild(document.createElement(tag))
  element.textContent = text
  onTestFinished(() => element.remove())
  return element
}

beforeEach(async () => {
  window.focus()
  await takeClipboard()
})

describe('the browser’s clipboard', () => {
  test.each(Object.entries(clipboardContract))('%s', async (_, holds) => {
    await allowClipboard()
    await holds(host)
  })

  test('a refusal rejects with `denied`', async () => {
    await denyClipboard()
    await expect(getClipboardData()).rejects.toMatchObject({ code: 'denied', api: 'getClipboardData' })
  })
})

describe('without the browser’s clipboard', () => {
  test.each([
    ['if access is denied', denyClipboard],
    ['on an insecure page', async () => hideBrowserClipboard()],
  ])('copies in a click by selection: %s', async (_, disable) => {
    await disable()
    await copyFromClick('Meet at 8\n剪贴板')
    vi.restoreAllMocks()
    await allowClipboard()
    expect(await getClipboardData()).toEqual({ data: 'Meet at 8\n剪贴板' })
  })

  test('copies in a modal dialog', async () => {
    hideBrowserClipboard()
    const dialog = put('dialog', '')
    const button = put('button', 'Copy link', dialog)
    dialog.showModal()
    const copied = new Promise((resolve, reject) => {
      button.onclick = () => host.writeText('https://example.com').then(resolve, reject)
    })
    await userEvent.click(page.getByRole('button', { name: 'Copy link' }))
    await copied
    expect(document.activeElement).toBe(button)
    vi.restoreAllMocks()
    await allowClipboard()
    expect(await host.readText()).toBe('https://example.com')
  })

  test('keeps the selection of the document', async () => {
    hideBrowserClipboard()
    const paragraph = put('p', 'A long story')
    getSelection()?.setBaseAndExtent(paragraph.firstChild as Text, 6, paragraph.firstChild as Text, 2)
    await host.writeText('Meet at 8').catch(() => {})
    expect(String(getSelection())).toBe('long')
    expect(getSelection()?.anchorOffset).toBe(6)
    expect(document.querySelector('textarea')).toBeNull()
  })

  test('keeps the focus and the selection of a text field', async () => {
    hideBrowserClipboard()
    const field = put('textarea', 'A long story')
    field.focus()
    field.setSelectionRange(2, 6)
    await host.writeText('Meet at 8').catch(() => {})
    expect(document.activeElement).toBe(field)
    expect([field.selectionStart, field.selectionEnd]).toEqual([2, 6])
  })

  test('reading, and copying outside a user gesture, reject with `unavailable`', async () => {
    hideBrowserClipboard()
    vi.spyOn(document, 'execCommand').mockReturnValue(false)
    await expect(getClipboardData()).rejects.toMatchObject({ code: 'unavailable' })
    await expect(setClipboardData({ data: 'Meet at 8' })).rejects.toMatchObject({ code: 'unavailable' })
  })

  test('copying without permission outside a user gesture rejects with `denied`', async () => {
    await denyClipboard()
    vi.spyOn(document, 'execCommand').mockReturnValue(false)
    await expect(setClipboardData({ data: 'Meet at 8' })).rejects.toMatchObject({ code: 'denied' })
  })
})
