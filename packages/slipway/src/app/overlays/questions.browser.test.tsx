import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { showActionSheet } from '../../api/action-sheet/index.ts'
import { setLocale } from '../../api/locale/index.ts'
import { showModal } from '../../api/modal/index.ts'
import { navigateBack, navigateTo, reLaunch } from '../../api/navigation/index.ts'
import { hideLoading, showLoading, showToast } from '../../api/toast/index.ts'
import { peekNavigator } from '../../router/current.ts'
import { pageOf } from '../../testing/internal/apps/pageOf.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'

const question = screen.getByRole('alertdialog')
const button = (name: string) => screen.getByRole('button', { name, exact: true })
const urls = () =>
  peekNavigator()
    ?.stack.get()
    .pages.map(({ url }) => url)

beforeEach(async () => {
  await pageOf(<button type="button">Ask</button>)
})

test('a modal is shown above the page and its buttons answer it', async () => {
  const call = showModal({ title: 'Delete?', content: 'It cannot be brought back.' })
  await expect.element(question).toHaveAccessibleName('Delete?')
  await expectNoAxeViolations(question.element())
  await userEvent.click(button('OK'))
  expect(await call).toEqual({ confirm: true, cancel: false })
  await expect.poll(() => question.query()).toBeNull()
})

test.each<[string, () => Promise<unknown>, string[]]>([
  ['the cancel button', () => userEvent.click(button('Cancel')), ['/', '/other']],
  ['Back', () => navigateBack(), ['/', '/other']],
  ['Escape', () => userEvent.keyboard('{Escape}'), ['/', '/other']],
  ['opening another page', () => navigateTo({ url: '/' }), ['/', '/other', '/']],
  ['leaving for another page', () => reLaunch({ url: '/' }), ['/']],
])('%s resolves showModal with cancel', async (_, cancel, expected) => {
  await navigateTo({ url: '/other' })
  const call = showModal({ title: 'Delete?', content: 'old', editable: true })
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await cancel()
  expect(await call).toEqual({ confirm: false, cancel: true })
  await expect.poll(() => document.querySelector('dialog[open]')).toBeNull()
  expect(urls()).toEqual(expected)
})

test('the text of the field is the answer, by Enter too; the field has the focus', async () => {
  const call = showModal({ title: 'Name', content: 'Ada', editable: true, placeholderText: 'Your name' })
  const field = screen.getByRole('textbox', { name: 'Your name' })
  await expect.element(field).toHaveFocus()
  await expectNoAxeViolations(screen.getByRole('dialog').element())
  await userEvent.fill(field, 'Grace')
  await userEvent.keyboard('{Enter}')
  expect(await call).toEqual({ confirm: true, cancel: false, content: 'Grace' })
})

test('Escape cancels it; the focus stays inside, and then returns to its previous element', async () => {
  ;(button('Ask').element() as HTMLElement).focus()
  const call = showModal({ title: 'Delete?' })
  await expect.element(question).toBeVisible()
  for (let presses = 0; presses < 4; presses++) {
    await userEvent.keyboard('{Tab}')
    expect(button('Ask').element()).not.toHaveFocus()
  }
  await userEvent.keyboard('{Escape}')
  expect(await call).toEqual({ confirm: false, cancel: true })
  await expect.element(button('Ask')).toHaveFocus()
})

test('its texts are in the language of the app, also when the language changes while it is open', async () => {
  onTestFinished(async () => void (await setLocale('en')))
  const call = showModal({ title: 'Delete?' })
  await expect.element(button('Cancel')).toBeVisible()
  await setLocale('fr')
  await userEvent.click(button('Annuler'))
  expect(await call).toEqual({ confirm: false, cancel: true })
})

test('leaving the page cancels the waiting modals, too', async () => {
  const modals = [showModal({ title: 'One' }), showModal({ title: 'Two' })]
  const sheet = showActionSheet({ itemList: ['a'] })
  await expect.element(question).toBeVisible()
  await navigateTo({ url: '/other' })
  for (const modal of modals) expect(await modal).toEqual({ confirm: false, cancel: true })
  await expect(sheet).rejects.toMatchObject({ code: 'cancelled', errMsg: 'showActionSheet:fail cancel' })
  await expect.poll(() => document.querySelectorAll('dialog[open]')).toHaveLength(0)
  expect(urls()).toEqual(['/', '/other'])
})

test('the next modal is shown when the previous one is answered', async () => {
  const calls = [showModal({ title: 'One' }), showModal({ title: 'Two' })]
  await expect.element(question).toHaveAccessibleName('One')
  await userEvent.click(button('Cancel'))
  expect(await calls[0]).toMatchObject({ cancel: true })
  await expect.element(question).toHaveAccessibleName('Two')
  await userEvent.keyboard('{Enter}')
  expect(await calls[1]).toMatchObject({ confirm: true })
})

test('an action sheet answers with an index; cancelling is an error', async () => {
  const call = showActionSheet({ itemList: ['Copy', 'Share'], title: 'What?' })
  await userEvent.click(button('Share'))
  expect(await call).toEqual({ tapIndex: 1 })
  const other = showActionSheet({ itemList: ['Copy'] })
  await expect.element(button('Copy')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect(other).rejects.toMatchObject({ errMsg: 'showActionSheet:fail cancel' })
})

test('a signal closes it, and the next Back goes to the previous page', async () => {
  await navigateTo({ url: '/other' })
  const controller = new AbortController()
  const call = showModal({ title: 'Delete?', signal: controller.signal })
  await expect.element(question).toBeVisible()
  controller.abort()
  await expect(call).rejects.toMatchObject({ code: 'cancelled' })
  await expect.poll(() => question.query()).toBeNull()
  await navigateBack()
  expect(urls()).toEqual(['/'])
})

test('a toast is announced above a modal', async () => {
  const call = showModal({ title: 'Delete?' })
  await expect.element(question).toBeVisible()
  await showToast({ title: 'No network', icon: 'error', duration: 60_000 })
  await expect.element(question.getByRole('alert')).toHaveTextContent('No network')
  await userEvent.click(button('OK'))
  await call
})

test('Back closes a toast with a mask, and then the page', async () => {
  await navigateTo({ url: '/other' })
  await showLoading({ title: 'Sending', mask: true })
  await expect.element(screen.getByRole('status')).toHaveTextContent('Sending')
  await expect.poll(() => peekNavigator()?.stack.get().overlayEntries).toHaveLength(1)
  await navigateBack()
  expect(urls()).toEqual(['/', '/other'])
  await expect.poll(() => document.querySelector('.sw-toast')).toBeNull()
  // Called late, which is allowed.
  await hideLoading()
  await navigateBack()
  expect(urls()).toEqual(['/'])
})

test('a toast with a mask stays when another page is opened', async () => {
  onTestFinished(() => hideLoading())
  await showLoading({ title: 'Sending', mask: true })
  await expect.element(screen.getByRole('status')).toHaveTextContent('Sending')
  await navigateTo({ url: '/other' })
  await expect.element(screen.getByRole('status')).toHaveTextContent('Sending')
})
