// What the screens of challenges fetch when they need it is here from the start, so that no test waits for a
// file.
import './organiser.world.ts'
import '#src/wiring/challenge-editing.ts'
import '#src/features/challenge-editor/challenge-creation.tsx'
import '#src/features/challenge-editor/preview-drawer.tsx'
import '#src/pages/admin-challenge.tsx'
import '#src/pages/admin-challenges.tsx'
import '#src/pages/admin-flags.tsx'
import '#src/text/areas/challenge.en.ts'
import '#src/text/areas/challenge-editor.en.ts'
import '#src/ui/slider.tsx'
