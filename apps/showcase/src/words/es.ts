import type { Words } from './en.ts'

export const es: Words = {
  tagline: 'Un entorno de ejecución multiplataforma para apps de React',
  intro:
    'Pila de páginas, pestañas, componentes accesibles y API del dispositivo desde una sola configuración tipada. Todo lo que ves se ejecuta sobre él.',

  components: 'Componentes',
  api: 'API',
  screens: 'Pantallas',
  settings: 'Ajustes',
  apiIntro:
    'Funciones tipadas para el dispositivo y la interfaz. Cada una devuelve una promesa, que se rechaza con el motivo si falla.',
  screensIntro: 'Páginas completas del entorno. Una llamada abre una y recibe su resultado cuando se cierra.',
  contents: 'Todas las demos',
  skip: 'Saltar a la app',

  search: 'Buscar',
  clearSearch: 'Borrar la búsqueda',
  noResults: (query) => `Nada coincide con «${query}»`,
  noResultsHint: 'Prueba con el nombre de un componente o de una función.',
  results: (count) => (count === 1 ? '1 demo encontrada' : `${count} demos encontradas`),
  empty: 'Aún no hay nada aquí',

  view: 'Vista',
  demo: 'Demo',
  docs: 'Docs',
  source: 'Código',
  copy: 'Copiar',
  copyFailed: 'No se pudo copiar',
  loadFailed: 'No se pudo cargar',
  loadFailedHint: 'El resto de la app sigue funcionando.',
  offline: 'Sin conexión',
  offlineHint: 'Las páginas que ya has abierto siguen funcionando.',
  newVersion: 'Hay una versión nueva',
  startVersion: 'Abrirla',

  appearance: 'Apariencia',
  theme: 'Tema',
  themes: { auto: 'Auto', light: 'Claro', dark: 'Oscuro' },
  contrast: 'Contraste',
  contrasts: { specification: 'Estándar', aa: 'Fuerte' },
  contrastNote: 'Fuerte cumple WCAG AA en todos los textos. Estándar conserva sin cambios los colores especificados.',
  language: 'Idioma',
  direction: 'Dirección',
  directions: { ltr: 'Izquierda a derecha', rtl: 'Derecha a izquierda' },
  about: 'Acerca de',
  version: 'Versión',
  licence: 'Licencia',

  categories: {
    Content: 'Contenido',
    Forms: 'Formularios',
    Navigation: 'Navegación',
    Feedback: 'Avisos',
    Device: 'Dispositivo',
    System: 'Sistema',
    Network: 'Red',
    Media: 'Multimedia',
    Screens: 'Pantallas',
  },
}
