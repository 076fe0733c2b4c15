import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showEditor } from '../../testing/internal/apps/shownEditor.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { stubViewport } from '../../testing/internal/fakes/stubViewport.ts'
import type { EditorMentions } from './index.ts'

const people = [
  { id: '1', label: '@Ada' },
  { id: '2', label: '@Adele' },
  { id: '3', label: '@Grace' },
]
const mentions: EditorMentions = (query) => people.filter(({ label }) => label.toLowerCase().startsWith(`@${query}`))
const options = () => [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent)

test('a text after @ suggests mentions; keys choose one, which is one step of undo', async () => {
  const { text, context, container } = await showEditor({ mentions, defaultValue: '<p>Hi</p>' })
  text.focus()
  await userEvent.keyboard('{End} @a')
  await expect.poll(options).toEqual(['@Ada', '@Adele'])
  await expectNoAxeViolations(container)
  const active = () => document.getElementById(text.getAttribute('aria-activedescendant') ?? '')?.textContent
  expect(active()).toBe('@Ada')
  await userEvent.keyboard('{ArrowDown}')
  expect(active()).toBe('@Adele')
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}')
  expect((await context.getContents()).html).toBe('<p>Hi <span class="sw-mention sw-mention-2">@Adele</span>&nbsp;</p>')
  expect(options()).toEqual([])
  expect(text).not.toHaveAttribute('aria-activedescendant')
  await userEvent.keyboard('x')
  expect((await context.getContents()).html).toBe('<p>Hi <span class="sw-mention sw-mention-2">@Adele</span> x</p>')
  await context.undo()
  await context.undo()
  expect((await context.getContents()).text).toBe('Hi @a\n')
})

test('a click chooses, and the focus stays in the text', async () => {
  const { text, context } = await showEditor({ mentions })
  text.focus()
  await userEvent.keyboard('@')
  await userEvent.click(page.getByRole('option', { name: '@Grace' }))
  expect((await context.getContents()).delta.ops[0]).toEqual({ insert: { mention: people[2] } })
  expect(document.activeElement).toBe(text)
})

test('Escape closes the list until the text changes, and blur closes it', async () => {
  const { text } = await showEditor({ mentions })
  text.focus()
  await userEvent.keyboard('@a')
  await expect.poll(options).toHaveLength(2)
  await userEvent.keyboard('{Escape}')
  expect(options()).toEqual([])
  await userEvent.keyboard('d')
  await expect.poll(options).toHaveLength(2)
  text.blur()
  expect(options()).toEqual([])
})

test('late and failed suggestions of an earlier text are ignored', async () => {
  const answers = new Map<string, { resolve(list: typeof people): void; reject(error: Error): void }>()
  const { text } = await showEditor({
    mentions: (query) => new Promise((resolve, reject) => answers.set(query, { resolve, reject })),
  })
  text.focus()
  await userEvent.keyboard('@ab')
  answers.get('ab')?.resolve([people[0] as (typeof people)[number]])
  await expect.poll(options).toEqual(['@Ada'])
  answers.get('a')?.resolve(people)
  answers.get('')?.reject(new Error('offline'))
  await Promise.resolve()
  expect(options()).toEqual(['@Ada'])
})

test('the caret is scrolled into view when the soft keyboard opens', async () => {
  const moveViewport = stubViewport()
  const lines = Array.from({ length: 60 }, (_, index) => `<p>${index}</p>`).join('')
  const { text, select } = await showEditor({ defaultValue: lines })
  select(160)
  text.scrollTop = 0
  await vi.waitFor(() => {
    moveViewport({ height: document.documentElement.clientHeight - 280 })
    expect(text.scrollTop).toBeGreaterThan(500)
  })
})
