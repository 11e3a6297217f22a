import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures.ts';
import { ROBERTA } from '../shopData.ts';
import { ENGLISH } from '../words.ts';
import { log, machine, openError, panel, throwError } from './inspectorPanel.ts';

test('Inspector: shows the running machines, their active states and the events', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('/?inspect');
  await machine(page, /^page /).click();
  await expect(panel(page).getByRole('region', { name: 'State shown' })).toContainText('active');
  await expect(log(page)).toContainText('location.changed');
  await panel(page).getByRole('button', { name: 'store cart' }).click();
  await expect(panel(page)).toContainText('"currencyCode": "USD"');
});

test('Inspector: sends an event, stops the shop on a state and resumes it', async ({ page }) => {
  await page.goto('/?inspect');
  await machine(page, /^app /).click();
  await panel(page).getByLabel('Event', { exact: true }).selectOption('actor.send');
  await panel(page)
    .getByLabel('Payload (JSON)')
    .fill('{ "to": "drawer", "event": { "type": "drawer.open" } }');
  await panel(page).getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Main Menu' })).toBeVisible();
  // The panel stays usable beside a dialog.
  await machine(page, /^drawer /).click();
  await panel(page).getByLabel('Event', { exact: true }).selectOption('drawer.close');
  await panel(page).getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Main Menu' })).toBeHidden();
  await machine(page, /^page /).click();
  // This includes a state that is left in the same step.
  await panel(page).getByRole('button', { name: 'routing' }).click();
  await page.getByRole('banner').getByRole('link').first().click();
  await page.getByRole('contentinfo').getByRole('link').first().click();
  await expect(panel(page).getByRole('button', { name: 'Paused. Resume' })).toBeVisible();
  const routing = panel(page).getByRole('region', { name: 'State routing' });
  await expect(routing.locator('[data-is-taken]')).toHaveText(
    'always if isNextResolved → navigating.opening',
  );
  await panel(page).getByRole('button', { name: 'Paused. Resume' }).click();
  await expect(panel(page).getByRole('region', { name: 'State shown' })).toContainText('active');
  // Home moves to the first event: the machines show their states at that time.
  await panel(page).getByRole('slider').press('Home');
  await expect(machine(page, /^app /)).toContainText('restoring');
  await panel(page).getByRole('button', { name: 'Live' }).click();
  await expect(machine(page, /^app /)).toContainText('open.running');
});

test('Inspector: a saved recording shows how a cart recovered', async ({ page, shopper }) => {
  await shopper.addSimple(ENGLISH);
  await page.goto('/cart?inspect');
  const more = page.getByRole('main').getByRole('button', { name: 'Increase quantity' }).first();
  await expect(more).toBeVisible();
  await panel(page).getByRole('button', { name: 'Break the cart id' }).click();
  await expect(panel(page)).toContainText('Done: Break the cart id.');
  await more.click();
  await expect(log(page)).toContainText('xstate.done.actor.createCart');
  const saved = page.waitForEvent('download');
  await panel(page).getByRole('button', { name: 'Save the recording' }).click();
  const path = await (await saved).path();
  await page.goto('/?inspect');
  await panel(page).getByLabel('Open a recording').setInputFiles(path);
  await expect(panel(page).getByRole('button', { name: 'Live' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await log(page)
    .getByRole('button', { name: /xstate\.error\.actor\.updateItem/ })
    .first()
    .click();
  // The taken transition shows the name of its guard.
  const updating = panel(page).getByRole('region', { name: 'State updating' });
  await expect(updating.locator('[data-is-taken]')).toHaveText(
    'updateItem failed if isInvalid → recovering',
  );
  await expect(log(page).locator('[aria-current]')).toContainText('Could not find a cart');
  await expect(machine(page, /^cart /)).toContainText('operating');
  await machine(page, /^cart /).click();
  await expect(panel(page).getByRole('region', { name: 'State ready' })).toContainText(
    'always if isCartOfOtherTabDifferent and not isPaymentOutstanding and not isPlacing',
  );
  await expect(panel(page).getByRole('region', { name: 'State debouncing' })).toContainText(
    'after debounce → work.operating 0.35 s',
  );
  // The operation ran under the cart, and the cart under the app.
  const indent = (name: RegExp) =>
    machine(page, name).evaluate((one) => Number.parseFloat(getComputedStyle(one).paddingLeft));
  expect(await indent(/^cart /)).toBeGreaterThan(await indent(/^app /));
  expect(await indent(/^cartOperation |^operation /)).toBeGreaterThan(await indent(/^cart /));
});

test('Inspector: finds the recording of an unexpected error by its debug id and saves it', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const debugId = await throwError(page);
  await page.goto('/?inspect');
  await openError(page, debugId);
  await expect(log(page)).toContainText('location.changed');
  const saved = page.waitForEvent('download');
  await panel(page).getByRole('button', { name: 'Save the recording' }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ florilegium: 1, debugId });
});

test('Inspector: shows no credentials', async ({ page, shopper }) => {
  await page.goto('/signin?inspect');
  await shopper.submitSignIn();
  await machine(page, /^session /).click();
  await expect(log(page)).toContainText('session.signIn');
  await expect(panel(page)).not.toContainText(ROBERTA.email);
  await expect(panel(page)).not.toContainText(ROBERTA.password);
});

test('Inspector: loads nothing without ?inspect', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(panel(page)).toHaveCount(0);
  const inspectors = () => requests.filter((url) => url.includes('/assets/inspector'));
  expect(inspectors()).toEqual([]);
  await page.goto('/?inspect', { waitUntil: 'networkidle' });
  expect(inspectors()).not.toEqual([]);
});

test('Inspector: streams the same events to Stately’s inspector, which may be framed only on request', async ({
  page,
  context,
}) => {
  await context.route('https://stately.ai/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<title>inspector</title><ol></ol><script>
        onmessage = ({ data }) => {
          const line = document.createElement('li');
          line.textContent = JSON.stringify(data);
          document.querySelector('ol').append(line);
        };
        (parent ?? opener).postMessage({ type: '@statelyai.connected' }, '*');
      </script>`,
    }),
  );
  const response = await page.goto('/?inspect=stately');
  expect(response?.headers()['content-security-policy']).toMatch(
    /frame-src 'self' https:\/\/www\.youtube-nocookie\.com [^;]*https:\/\/stately\.ai;/,
  );
  const frame = page.frameLocator('iframe[title="State inspector"]');
  // The inspector receives events from the moment that it is open.
  await expect(frame.getByRole('list')).toContainText('@xstate');
  await page.getByRole('contentinfo').getByRole('link').first().click();
  await expect(frame.getByRole('list')).toContainText('location.changed');
  // A sign-in is inspected without the credentials, also in the input of a call.
  await page.goto('/signin?inspect=stately');
  await page.getByRole('textbox', { name: 'Email' }).fill(ROBERTA.email);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill(ROBERTA.password);
  await password.press('Enter');
  const stream = frame.getByRole('list');
  await expect(stream).toContainText('xstate.done.actor.readCustomer');
  for (const secret of [ROBERTA.email, ROBERTA.password, 'Roberta']) {
    await expect(stream).not.toContainText(secret);
  }
  await expect(stream).toContainText('"input":{"email":"•••');
  const plain = await page.goto('/?inspect');
  expect(plain?.headers()['content-security-policy']).not.toContain('stately.ai');
});
