import { createRoot } from 'react-dom/client'
import HomePage from './pages/HomePage.tsx'

createRoot(document.body).render(<HomePage />)
