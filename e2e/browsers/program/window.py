"""A window of WebKitGTK for WebKitWebDriver: as narrow as a phone, which its own MiniBrowser is not, and with a script before each page's.

Parameters: width, height, the file of the script, the folder of the browser's data.
"""
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

width, height, before, folder = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3], sys.argv[4]
data = WebKit2.WebsiteDataManager(base_data_directory=folder, base_cache_directory=folder)
context = WebKit2.WebContext.new_with_website_data_manager(data)
context.set_automation_allowed(True)
context.set_preferred_languages(["vi"])
content = WebKit2.UserContentManager()
with open(before, encoding="utf-8") as file:
    frames, start = WebKit2.UserContentInjectedFrames.ALL_FRAMES, WebKit2.UserScriptInjectionTime.START
    content.add_script(WebKit2.UserScript.new(file.read(), frames, start, None, None))
view = WebKit2.WebView(web_context=context, user_content_manager=content, is_controlled_by_automation=True)
view.set_size_request(width, height)
window = Gtk.Window(decorated=False)
window.set_default_size(width, height)
window.add(view)
window.connect("destroy", Gtk.main_quit)
context.connect("automation-started", lambda _, session: session.connect("create-web-view", lambda _: view))
window.show_all()
Gtk.main()
