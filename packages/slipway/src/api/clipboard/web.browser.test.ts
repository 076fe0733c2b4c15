import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { permitClipboard, takeClipboard } from '../../testing/internal/environment/clipboard.ts'
import { getClipboardData, setClipboardData } from './clipboard.ts'
import { clipboardContract } from './host.contract.ts'
import { host } from './web.ts'

const allowClipboard = () => permitClipboard('granted')
const denyClipboard = () => permitClipboard('denied')

/** Stands for a page without https, from which browsers hide their clipboard. */
function hideBrowserClipboard(): void {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard)
}

/** Copies from a real click, the gesture that browsers ask for. Resolves when the copying has settled. */
async function copyFromClick(data: string): Promise<void> {
  const button = put('button', 'Copy')
  const copied = new Promise<void>((resolve, reject) => {
    button.addEventListener('click', () => setClipboardData({ data, showToast: false }).then(resolve, reject))
  })
  // Looked at below, where it is awaited; until then a rejection is not an unhandled one.
  copied.catch(() => {})
  await userEvent.click(page.getByRole('button', { name: 'Copy' }))
  await copied
}

/** Puts an element into the page for the length of the test. */
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

  test('a refusal is told apart', async () => {
    await denyClipboard()
    await expect(getClipboardData()).rejects.toMatchObject({ code: 'denied', api: 'getClipboardData' })
  })
})

describe('without the browser’s clipboard', () => {
  test.each([
    ['where it is denied', denyClipboard],
    ['on an insecure page', async () => hideBrowserClipboard()],
  ])('a click copies all the same: %s', async (_, takeAway) => {
    await takeAway()
    await copyFromClick('Meet at 8\n剪贴板')
    vi.restoreAllMocks()
    await allowClipboard()
    expect(await getClipboardData()).toEqual({ data: 'Meet at 8\n剪贴板' })
  })

  test('it copies from within a modal dialog', async () => {
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

  test('the selection of the page stays', async () => {
    hideBrowserClipboard()
    const paragraph = put('p', 'A long story')
    getSelection()?.setBaseAndExtent(paragraph.firstChild as Text, 6, paragraph.firstChild as Text, 2)
    await host.writeText('Meet at 8').catch(() => {})
    expect(String(getSelection())).toBe('long')
    expect(getSelection()?.anchorOffset).toBe(6)
    expect(document.querySelector('textarea')).toBeNull()
  })

  test('the focus and the selection of a text field stay', async () => {
    hideBrowserClipboard()
    const field = put('textarea', 'A long story')
    field.focus()
    field.setSelectionRange(2, 6)
    await host.writeText('Meet at 8').catch(() => {})
    expect(document.activeElement).toBe(field)
    expect([field.selectionStart, field.selectionEnd]).toEqual([2, 6])
  })

  test('reading is unavailable, and so is copying that no gesture asked for', async () => {
    hideBrowserClipboard()
    vi.spyOn(document, 'execCommand').mockReturnValue(false)
    await expect(getClipboardData()).rejects.toMatchObject({ code: 'unavailable' })
    await expect(setClipboardData({ data: 'Meet at 8' })).rejects.toMatchObject({ code: 'unavailable' })
  })

  test('copying that is denied, and that no gesture asked for, is told as denied', async () => {
    await denyClipboard()
    vi.spyOn(document, 'execCommand').mockReturnValue(false)
    await expect(setClipboardData({ data: 'Meet at 8' })).rejects.toMatchObject({ code: 'denied' })
  })
})
