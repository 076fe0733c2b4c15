import type { Words } from './en.ts'

export const fr: Words = {
  tagline: 'Un environnement d’exécution multiplateforme pour applications React',
  intro:
    'Pile de pages, onglets, composants accessibles et API de l’appareil à partir d’une seule configuration typée. Tout ce que vous voyez fonctionne dessus.',

  components: 'Composants',
  api: 'API',
  screens: 'Écrans',
  guides: 'Guides',
  settings: 'Réglages',
  apiIntro:
    'Des fonctions typées pour l’appareil et l’interface. Chacune renvoie une promesse, rejetée avec la raison en cas d’échec.',
  screensIntro: 'Des pages complètes de l’environnement. Un appel en ouvre une et reçoit son résultat à la fermeture.',
  guidesIntro: 'Comment les parties fonctionnent ensemble, pas à pas.',
  contents: 'Toutes les démos',
  skip: 'Aller à l’application',
  phoneSize: 'Taille du téléphone',
  phoneLook: 'Apparence du téléphone',

  search: 'Rechercher',
  clearSearch: 'Effacer la recherche',
  noResults: (query) => `Rien ne correspond à « ${query} »`,
  noResultsHint: 'Essayez le nom d’un composant ou d’une fonction.',
  results: (count) => (count <= 1 ? `${count} page trouvée` : `${count} pages trouvées`),
  empty: 'Rien ici pour l’instant',

  view: 'Affichage',
  demo: 'Démo',
  docs: 'Docs',
  source: 'Code',
  copy: 'Copier',
  copyFailed: 'Copie impossible',
  loadFailed: 'Chargement impossible',
  loadFailedHint: 'Le reste de l’application fonctionne toujours.',
  offline: 'Vous êtes hors ligne',
  offlineHint: 'Les pages déjà ouvertes fonctionnent toujours.',
  newVersion: 'Une nouvelle version est prête',
  startVersion: 'La lancer',

  appearance: 'Apparence',
  theme: 'Thème',
  themes: { auto: 'Auto', light: 'Clair', dark: 'Sombre' },
  contrast: 'Contraste',
  contrasts: { specification: 'Standard', aa: 'Renforcé' },
  contrastNote:
    'Renforcé satisfait à WCAG AA pour tous les textes. Standard garde les couleurs spécifiées telles quelles.',
  language: 'Langue',
  direction: 'Sens d’écriture',
  directions: { ltr: 'Gauche à droite', rtl: 'Droite à gauche' },
  about: 'À propos',
  version: 'Version',
  licence: 'Licence',

  categories: {
    Guides: 'Guides',
    Content: 'Contenu',
    Forms: 'Formulaires',
    Navigation: 'Navigation',
    Feedback: 'Retours',
    Device: 'Appareil',
    System: 'Système',
    Network: 'Réseau',
    Media: 'Médias',
    Screens: 'Écrans',
  },
}
