import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '#src/theme/index.css'
import './explorer.css'
import { Explorer } from './explorer.tsx'
import { sourcesOfMachines } from './sources.ts'

const sources = await sourcesOfMachines(import.meta.glob<object>('/machines/**/*.machine.ts'))
const root = document.getElementById('root')
if (!root) throw new Error('explorer.html has no #root.')
createRoot(root).render(
  <StrictMode>
    <Explorer sources={sources} />
  </StrictMode>,
)
