import { begin } from './begin.ts';
import { type HostError, helper, storedToken, storeToken } from './git.ts';

/** Asks for the token, or, without a connection, to try again. */
export function SignIn({ failure, enter }: { failure: HostError | undefined; enter: () => void }) {
  const isOffline = storedToken() && failure?.status === 0;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isOffline) storeToken(String(new FormData(event.currentTarget).get('token')).trim());
        enter();
      }}
    >
      <h1 ref={begin} tabIndex={-1}>
        Website editor
      </h1>
      {failure && (
        <p className="failed" role="alert">
          {isOffline ? 'You are offline. What you typed before is kept.' : failure.message}
        </p>
      )}
      {!isOffline && (
        <div className="field">
          <label htmlFor="token">Token</label>
          <input
            id="token"
            name="token"
            type="password"
            autoComplete="current-password"
            required
            aria-describedby="hint"
          />
          <p className="quiet" id="hint">
            Paste the one that you got from {helper}. This browser keeps it.
          </p>
        </div>
      )}
      <button type="submit" className="main">
        {isOffline ? 'Try again' : 'Sign in'}
      </button>
    </form>
  );
}
