export function LogoMark() {
  return (
    <svg
      viewBox="0 0 64 64"
      width="64"
      height="64"
      aria-hidden="true"
      stroke="#2b2320"
      strokeWidth="3.6"
      strokeLinejoin="round"
    >
      <path fill="none" strokeLinecap="round" strokeWidth="4.2" d="M32 4v5.5M12.2 11l4 4.4M51.8 11l-4 4.4" />
      <path
        fill="#f2b84b"
        d="M15.6 33c-.3-9.6 7-17.4 16.6-17.5S48.6 23.4 48.4 33C48.2 43 40 57 32 57S15.9 43 15.6 33Z"
      />
      <path fill="#1f5c46" d="M32 60C16.4 61.4 3.8 51 3.2 33.6 15.6 33.2 26 42 32 60Z" />
      <path fill="#4f8a6b" d="M32 60c15.6 1.4 28.2-9 28.8-26.4C48.4 33.2 38 42 32 60Z" />
      <path
        fill="none"
        stroke="#d3e2cf"
        strokeLinecap="round"
        strokeWidth="2.4"
        d="M10.5 41.5c5 2.8 9 6.5 12 11m31-11c-5 2.8-9 6.5-12 11"
      />
    </svg>
  );
}
