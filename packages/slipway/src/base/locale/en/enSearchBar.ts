/** English texts of `SearchBar`, except those that it shares with other components. */
export const enSearchBar = {
  'searchBar.label': 'Search',
} as const
