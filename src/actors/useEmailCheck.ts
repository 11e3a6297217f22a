import { useEffect } from 'react';
import { mailTo } from '../../machines/system.ts';
import { emailProblem } from '../lib/text/accountForm.ts';
import { actorOf, useActorPart, useApp } from './AppActor.ts';

/** Whether the typed email address belongs to an existing account, as far as is known. */
export function useEmailCheck(entered: string): boolean {
  const app = useApp();
  const email = entered.trim();
  useEffect(() => {
    if (!email && !actorOf(app, 'emailCheck')) return;
    const isComplete = emailProblem(email) === null;
    app.send(mailTo('emailCheck', { type: 'emailCheck.typed', email, isComplete }));
  }, [app, email]);
  return useActorPart('emailCheck', (snapshot) => snapshot.hasTag('hasAccount'), false);
}
