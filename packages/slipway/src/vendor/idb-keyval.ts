export { createStore, del, delMany, get, keys, set } from 'idb-keyval'
