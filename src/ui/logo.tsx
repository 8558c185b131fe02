/** The platform's own logo, or that of Vexil in the colour of the surrounding text. */
export function Logo({ src }: { src?: string | undefined }) {
  return (
    <svg viewBox="0 0 32 32" fill="none" aria-hidden>
      {src ? (
        <image href={src} width="32" height="32" />
      ) : (
        <>
          <path d="M8.5 5v22" stroke="currentColor" strokeWidth="2.8" strokeLinecap="round" />
          <path d="M8.5 6.500c5.5-2.8 9.5 2.8 15.5 0v12c-6 2.8-10-2.8-15.5 0z" fill="currentColor" />
          <path
            d="m13 10.2 3.2 5.400 3.2-5.4"
            stroke="var(--colors-bg-surface)"
            strokeWidth="2.2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </>
      )}
    </svg>
  )
}
