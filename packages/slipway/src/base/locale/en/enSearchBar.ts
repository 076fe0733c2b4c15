/** The words of `SearchBar`, next to those it shares. */
export const enSearchBar = {
  'searchBar.label': 'Search',
} as const
