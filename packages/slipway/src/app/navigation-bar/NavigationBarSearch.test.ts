// @vitest-environment jsdom
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { SearchBar } from '../../components/search-bar/index.ts'
import { NavigationBarSearch } from './NavigationBarSearch.tsx'

test.each([
  ['a search bar', () => createElement(SearchBar)],
  [
    'the search field of a navigation bar',
    () => createElement(NavigationBarSearch, { title: 'Orders', options: {}, pageKey: '' }),
  ],
])('%s renders in jsdom without a warning, as a search landmark', async (_, view) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  await act(async () => root.render(view()))
  expect(host.querySelector('[role=search] [type=search]')).not.toBeNull()
  expect(error).not.toHaveBeenCalled()
  await act(async () => root.unmount())
})
