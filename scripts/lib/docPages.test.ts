import { expect, test } from 'vitest'
import { docPages, readDocPage } from './docPages.ts'

test('a page has its title, category, first sentence, and a body without front matter and marks', () => {
  const text = [
    '---\ntitle: Slider\ncategory: Forms\nplatforms: web\n---\n',
    'Chooses a number by\n[dragging](../drag.md) a **thumb**. More.',
    '## Props\n\n<!-- props: SliderProps -->\n<!-- Generated -->\n\n| Prop |\n|---|\n\n<!-- /props -->',
  ].join('\n\n')
  expect(readDocPage('src/components/slider/slider.md', text)).toEqual({
    path: 'src/components/slider/slider.md',
    title: 'Slider',
    category: 'Forms',
    summary: 'Chooses a number by dragging a thumb.',
    body: 'Chooses a number by\n[dragging](../drag.md) a **thumb**. More.\n\n## Props\n\n| Prop |\n|---|',
  })
})

test('a guide has its heading as title', () => {
  const { title, category, summary, body } = readDocPage(
    'docs/a.md',
    '# Testing\n\n| a |\n|---|\n\nThese tables: one.\n',
  )
  expect([title, category, summary, body]).toEqual([
    'Testing',
    'Guides',
    'These tables.',
    '| a |\n|---|\n\nThese tables: one.',
  ])
})

test('a page without a title is an error', () => {
  expect(() => readDocPage('docs/a.md', 'text')).toThrow('docs/a.md has no title.')
})

test('each page has a first sentence, and the guides are first', () => {
  const pages = docPages()
  expect(pages.filter(({ summary }) => summary === '').map(({ path }) => path)).toEqual([])
  expect(pages.length).toBeGreaterThan(100)
  const guides = pages.filter(({ category }) => category === 'Guides')
  expect(pages.slice(0, guides.length)).toEqual(guides)
})
