import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { followFields } from './fields.ts'
import { restorePage, savePage } from './startPageRestore.ts'

/** A page's element with this markup, whose fields are tracked until the test ends. */
function open(markup: string): HTMLElement {
  const page = document.body.appendChild(document.createElement('section'))
  page.innerHTML = markup
  const listening = new AbortController()
  followFields(page, listening.signal)
  onTestFinished(() => {
    listening.abort()
    page.remove()
  })
  return page
}

/** Saves a page, removes its elements, and restores it into new ones with the same or other markup. */
function openAgain(page: HTMLElement, markup = page.dataset.markup ?? ''): HTMLElement {
  savePage(page, 'p')
  page.remove()
  const next = open(markup)
  restorePage(next, 'p')
  return next
}

function field<Type extends HTMLElement = HTMLInputElement>(page: HTMLElement, selector: string): Type {
  const found = page.querySelector<Type>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}

const stored = () => sessionStorage.getItem('sw:page:%2F:p') ?? ''

beforeEach(() => sessionStorage.clear())

test('a page that was dropped is restored from what was saved', async () => {
  const markup =
    '<input name="a"><textarea name="b"></textarea><input type="range" name="c" min="0" max="10" value="5">'
  const page = open(markup)
  await userEvent.fill(field(page, '[name=a]'), 'one')
  await userEvent.fill(field(page, '[name=b]'), 'two\nlines')
  await userEvent.fill(field(page, '[name=c]'), '8')
  const next = openAgain(page, markup)
  expect(['a', 'b', 'c'].map((name) => field(next, `[name=${name}]`).value)).toEqual(['one', 'two\nlines', '8'])
})

test('fields with the same name keep their positions', async () => {
  const markup = '<input name="to"><input name="to"><input name="to">'
  const page = open(markup)
  await userEvent.fill(field(page, 'input:nth-child(2)'), 'ann@example.org')
  const next = openAgain(page, markup)
  expect([...next.querySelectorAll('input')].map(({ value }) => value)).toEqual(['', 'ann@example.org', ''])
})

test('radio buttons of a group with an initial choice', async () => {
  const group = (checked: string) =>
    ['a', 'b', 'c']
      .map((value) => `<input type="radio" name="g" value="${value}" ${value === checked ? 'checked' : ''}>`)
      .join('')
  const page = open(group('a'))
  await userEvent.click(field(page, '[value=c]'))
  await userEvent.click(field(page, '[value=b]'))
  const next = openAgain(page, group('a'))
  expect(field(next, ':checked').value).toBe('b')
})

test('a checkbox that was unchecked', async () => {
  const markup = '<input type="checkbox" name="news" checked>'
  const page = open(markup)
  await userEvent.click(field(page, 'input'))
  expect(field(openAgain(page, markup), 'input').checked).toBe(false)
})

test('a multiple select, and one whose options are added later', async () => {
  const options = '<option>x</option><option>y</option><option>z</option>'
  const page = open(`<select multiple name="m">${options}</select><select name="s">${options}</select>`)
  await userEvent.selectOptions(field(page, '[name=m]'), ['x', 'z'])
  await userEvent.selectOptions(field(page, '[name=s]'), 'y')
  const next = openAgain(page, `<select multiple name="m">${options}</select><select name="s"></select>`)
  const chosen = (name: string) =>
    [...field<HTMLSelectElement>(next, `[name=${name}]`).selectedOptions].map(({ value }) => value)
  expect(chosen('m')).toEqual(['x', 'z'])
  field(next, '[name=s]').innerHTML = options
  await vi.waitFor(() => expect(chosen('s')).toEqual(['y']))
})

test('a field that the app has filled in is no draft', () => {
  const page = open('<input name="a" value="from the server">')
  savePage(page, 'p')
  expect(stored()).not.toContain('from the server')
})

test('a field that was filled in before it was tracked is a draft', () => {
  const page = document.body.appendChild(document.createElement('section'))
  page.innerHTML = '<input name="a">'
  field(page, 'input').value = 'early'
  const listening = new AbortController()
  followFields(page, listening.signal)
  onTestFinished(() => {
    listening.abort()
    page.remove()
  })
  savePage(page, 'p')
  expect(stored()).toContain('early')
})

test('a field that has another value by now keeps it', async () => {
  const page = open('<input name="a"><input name="b">')
  await userEvent.fill(field(page, '[name=a]'), 'draft a')
  await userEvent.fill(field(page, '[name=b]'), 'draft b')
  savePage(page, 'p')
  const next = open('<input name="a"><input name="b">')
  field(next, '[name=a]').value = 'newer'
  restorePage(next, 'p')
  expect(['a', 'b'].map((name) => field(next, `[name=${name}]`).value)).toEqual(['newer', 'draft b'])
})

test.each([
  ['the same value again', 'Ada', 'Grace'],
  ['a newer value', 'Mary', 'Mary'],
])('a field that a script fills in, as form libraries do: with %s', async (_, next, shown) => {
  const markup = '<label><input type="checkbox" name="b">b</label><input name="a">'
  const fill = (page: HTMLElement, value: string) => {
    field(page, '[name=a]').value = value
    field(page, '[name=b]').checked = true
  }
  const page = open(markup)
  fill(page, 'Ada')
  await userEvent.fill(field(page, '[name=a]'), 'Grace')
  await userEvent.click(field(page, 'label'))
  savePage(page, 'p')
  page.remove()
  const again = open(markup)
  fill(again, next)
  restorePage(again, 'p')
  expect(field(again, '[name=a]').value).toBe(shown)
  expect(field(again, '[name=b]').checked).toBe(false)
  // A second reload restores it as well.
  savePage(again, 'p')
  again.remove()
  const last = open(markup)
  fill(last, next)
  restorePage(last, 'p')
  expect(field(last, '[name=a]').value).toBe(shown)
})

test('a field that refuses its value gets it when it accepts the value', async () => {
  const page = open('<input name="a">')
  await userEvent.fill(field(page, 'input'), 'late')
  savePage(page, 'p')
  page.remove()
  const next = open('<input name="a">')
  let isLoaded = false
  next.addEventListener('input', (event) => {
    if (isLoaded) return
    event.preventDefault()
    field(next, 'input').value = ''
  })
  restorePage(next, 'p')
  expect(field(next, 'input').value).toBe('')
  isLoaded = true
  await vi.waitFor(() => expect(field(next, 'input').value).toBe('late'))
})

test.each([
  ['a hidden value', '<input type="hidden" name="a">', false],
  ['a hidden value with data-draft', '<input type="hidden" name="a" data-draft>', true],
  ['autocomplete off', '<input name="a" autocomplete="off">', false],
  ['autocomplete off with data-draft', '<input name="a" autocomplete="off" data-draft>', true],
  [
    'with data-draft, in a form with autocomplete off',
    '<form autocomplete="off"><input name="a" autocomplete="off" data-draft></form>',
    false,
  ],
  ['a one-time code with data-draft', '<input name="a" autocomplete="one-time-code" data-draft>', false],
  ['a password with data-draft', '<input type="password" name="secret" data-draft>', false],
])('%s (%s): stored %s', (_, markup, kept) => {
  const page = open(markup)
  field(page, 'input').value = 'x1y2'
  field(page, 'input').dispatchEvent(new Event('input', { bubbles: true }))
  savePage(page, 'p')
  expect(stored().includes('x1y2')).toBe(kept)
})

test('the text of one step of a form stays while another step is shown', async () => {
  const page = open('<input name="first">')
  await userEvent.fill(field(page, 'input'), 'one')
  savePage(page, 'p')
  page.innerHTML = '<input name="second">'
  await userEvent.fill(field(page, 'input'), 'two')
  const next = openAgain(page, '<input name="first"><input name="second">')
  expect([...next.querySelectorAll('input')].map(({ value }) => value)).toEqual(['one', 'two'])
})

test('listeners get the events of a user’s edit', async () => {
  const page = open('<input name="a">')
  await userEvent.fill(field(page, 'input'), 'x')
  savePage(page, 'p')
  const next = open('<input name="a">')
  const received: string[] = []
  for (const type of ['input', 'change']) next.addEventListener(type, () => received.push(type))
  restorePage(next, 'p')
  expect(received).toEqual(['input', 'change'])
})

test('beyond the limit, the page shown the longest ago is deleted', async () => {
  const old = { seenAt: 1, scroll: {}, fields: { a: ['x'.repeat(199_900)] } }
  sessionStorage.setItem('sw:page:%2F:old', JSON.stringify(old))
  const page = open('<input name="a">')
  await userEvent.fill(field(page, 'input'), 'x'.repeat(100))
  savePage(page, 'p')
  expect(Object.keys(sessionStorage)).toEqual(['sw:page:%2F:p'])
})

const secret = '4111-secret'

// A name that was once a password's stays secret, so each case uses its own name.
test.each([
  ['a password', '<input type="password" name="pin">'],
  ['a one-time code', '<input name="code" autocomplete="one-time-code" inputmode="numeric">'],
  ['a card number', '<input name="card" autocomplete="section-pay cc-number">'],
  ['a new password', '<input name="fresh" autocomplete="new-password">'],
  ['autocomplete off', '<input name="off" autocomplete="off">'],
  ['a form with autocomplete off', '<form autocomplete="off"><input name="inOffForm"></form>'],
  ['a field with data-no-draft', '<input name="asked" data-no-draft>'],
  ['a part with data-no-draft', '<div data-no-draft><p><textarea name="inPart"></textarea></p></div>'],
  ['a field without a name', '<input aria-label="a">'],
  ['a password beside one shown as text', '<input name="twin"><input type="password" name="twin">'],
])('never stored: %s', async (_, markup) => {
  const page = open(markup)
  await userEvent.fill(field(page, 'input,textarea'), secret)
  savePage(page, 'p')
  expect(Object.values(sessionStorage).join()).not.toContain(secret)
  expect(stored(), 'the page itself was saved').not.toBe('')
})

test('never stored: a file and its name', async () => {
  const page = open('<input type="file" name="file">')
  await userEvent.upload(field(page, 'input'), new File(['x'], `${secret}.pdf`))
  savePage(page, 'p')
  expect(stored()).not.toContain(secret)
  expect(stored()).not.toContain('fakepath')
})

test('never stored: a password while it is shown, whether typed before or after', async () => {
  const page = open('<input type="password" name="before"><input type="password" name="after">')
  const [before, after] = [field(page, '[name=before]'), field(page, '[name=after]')]
  after.type = 'text'
  await userEvent.fill(before, secret)
  await userEvent.fill(after, secret)
  before.type = 'text'
  // Mutation observers run in a microtask.
  await Promise.resolve()
  savePage(page, 'p')
  expect(stored()).not.toContain(secret)
})

test('a text that turns out to be a password is deleted from the stored data', async () => {
  const page = open('<input type="text" name="hidden-later">')
  await userEvent.fill(field(page, 'input'), secret)
  savePage(page, 'p')
  expect(stored()).toContain(secret)
  field(page, 'input').type = 'password'
  savePage(page, 'p')
  expect(stored()).not.toContain(secret)
})
