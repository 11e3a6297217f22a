import { useId, useState } from 'react';
import type { AnyActor } from 'xstate';
import { snapshotOf } from '../adapters/inspection/actors.ts';
import styles from './Panel.module.css';

/** Form that sends the machine an event that its current state accepts. */
export function SendEvent({ actor }: { actor: AnyActor }) {
  const id = useId();
  const snapshot = snapshotOf(actor);
  const accepted = snapshot.machine.events.filter(
    (type: string) => type !== '*' && snapshot._nodes.some((node) => node.ownEvents.includes(type)),
  );
  const [picked, setPicked] = useState('');
  const [payload, setPayload] = useState('{}');
  const [problem, setProblem] = useState('');
  const type = accepted.includes(picked) ? picked : (accepted[0] ?? '');
  function submit() {
    try {
      actor.send({ ...JSON.parse(payload), type });
      setProblem('');
    } catch (error) {
      setProblem(String(error));
    }
  }
  if (accepted.length === 0) return <p className={styles.note}>It takes no event in this state.</p>;
  return (
    <form
      className={styles.send}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor={`${id}-event`}>Event</label>
      <select id={`${id}-event`} value={type} onChange={({ target }) => setPicked(target.value)}>
        {accepted.map((name: string) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <label htmlFor={`${id}-payload`}>Payload (JSON)</label>
      <textarea
        id={`${id}-payload`}
        rows={2}
        value={payload}
        spellCheck={false}
        aria-describedby={problem ? id : undefined}
        aria-invalid={problem !== ''}
        onChange={({ target }) => setPayload(target.value)}
      />
      {problem && (
        <p id={id} role="alert">
          {problem}
        </p>
      )}
      <button type="submit">Send</button>
    </form>
  );
}
